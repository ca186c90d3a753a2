/** Whether an event comes from a finger, which can press but not point. */
export function byFinger(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/** Whether an event points at its target: by a mouse, or by the keyboard. */
export function points(event: Event): boolean {
  if (event.type !== 'focus') return !byFinger(event);
  return event.target instanceof Element && event.target.matches(':focus-visible');
}
