/** Does `work` once what was changed before it is painted, so that no press waits for it. A page out of sight is not painted: at once then. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
