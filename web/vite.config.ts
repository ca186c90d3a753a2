import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    // where the Python server looks for it, and from where it gets into the wheel
    outDir: '../src/waterhole/server/static',
    emptyOutDir: true,
    // fonts as data: would break the Content-Security-Policy
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // without it, Vitest would take Svelte's server build
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', setupFiles: ['tests/setup.ts'] },
});
