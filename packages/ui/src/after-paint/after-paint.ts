/**
 * Runs `work` after the next paint, so that the visitor sees the response to a press first. In a
 * hidden page, which is not painted, it runs `work` at once.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
