/** Sounds, made here: wood on wood, a soft bell, a trunk call. Silent before the page was touched: browsers want it so. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Where to play now, and how loud; null where nothing may be heard. */
function stage(): { audio: AudioContext; out: GainNode; at: number } | null {
  if (!settings.sounds || settings.volume <= 0) return null;
  if (!('AudioContext' in window) || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  // loudness is heard as the square of what is set
  out.gain.value = (settings.volume / 100) ** 2;
  out.connect(context.destination);
  return { audio: context, out, at: context.currentTime + 0.01 };
}

/** A gain that rises at once to `loud` and dies away within `seconds`. */
function dying(audio: AudioContext, at: number, loud: number, rise: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

function tone(audio: AudioContext, type: OscillatorType, frequency: number, at: number, seconds: number) {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  source.start(at);
  source.stop(at + seconds);
  return source;
}

/** Wood on wood: a piece is put down. */
export function knock(): void {
  const place = stage();
  if (!place) return;
  const { audio, out, at } = place;
  // the click of the touch, and two of the tones in which a board answers
  const noise = audio.createBufferSource();
  noise.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.03), audio.sampleRate);
  noise.buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 1900;
  noise
    .connect(band)
    .connect(dying(audio, at, 0.5, 0.001, 0.03))
    .connect(out);
  noise.start(at);
  for (const [frequency, loud, seconds] of [
    [310, 0.6, 0.12],
    [787, 0.25, 0.07],
  ] as const)
    tone(audio, 'sine', frequency, at, seconds)
      .connect(dying(audio, at, loud, 0.002, seconds))
      .connect(out);
}

/** A soft bell: it is my turn. */
export function bell(): void {
  const place = stage();
  if (!place) return;
  const { audio, out, at } = place;
  // a bell's tones are no whole multiples of each other
  for (const [times, loud, seconds] of [
    [1, 0.35, 1.4],
    [2.01, 0.16, 0.9],
    [2.76, 0.1, 0.6],
    [5.4, 0.04, 0.25],
  ] as const)
    tone(audio, 'sine', 659 * times, at, seconds)
      .connect(dying(audio, at, loud, 0.005, seconds))
      .connect(out);
}

/** A trunk call: the game has ended. */
export function trunk(): void {
  const place = stage();
  if (!place) return;
  const { audio, out, at } = place;
  const throat = audio.createBiquadFilter();
  throat.type = 'bandpass';
  throat.Q.value = 1.2;
  throat.frequency.setValueAtTime(700, at);
  throat.frequency.exponentialRampToValueAtTime(1500, at + 0.35);
  throat.frequency.exponentialRampToValueAtTime(800, at + 1);
  throat.connect(dying(audio, at, 0.7, 0.08, 1.05)).connect(out);
  // two voices a little apart, that rise and fall and tremble
  for (const apart of [1, 1.012]) {
    const voice = tone(audio, 'sawtooth', 300 * apart, at, 1.1);
    voice.frequency.exponentialRampToValueAtTime(520 * apart, at + 0.3);
    voice.frequency.setValueAtTime(520 * apart, at + 0.55);
    voice.frequency.exponentialRampToValueAtTime(330 * apart, at + 1.05);
    const trembling = tone(audio, 'sine', 23, at, 1.1);
    const depth = audio.createGain();
    depth.gain.value = 16;
    trembling.connect(depth).connect(voice.frequency);
    voice.connect(throat);
  }
}
