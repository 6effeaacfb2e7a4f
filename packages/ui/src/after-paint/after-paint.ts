/**
 * Runs `work` after the next paint, so that the response to a press shows first. A hidden page is
 * never painted: runs at once there.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
