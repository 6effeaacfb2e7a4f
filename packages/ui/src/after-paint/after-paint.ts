/**
 * Runs `work` after the next paint, so that it does not delay that paint; at once in a hidden page,
 * which is not painted.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Settles after the next paint; at once in a hidden page. */
export const painted = (): Promise<void> => new Promise(afterPaint);
