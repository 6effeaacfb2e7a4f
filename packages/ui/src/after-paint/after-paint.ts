/**
 * Runs `work` after the next paint, so that it does not delay that paint; at once in a hidden page,
 * which is not painted.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
