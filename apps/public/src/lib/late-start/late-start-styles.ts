/**
 * The whole sheet contains the inlined rules in the same order, so that nothing changes on screen.
 * Removes the inlined rules, since the browser would match each element against both. Resolves also
 * when the sheet fails to load.
 */
export function completeStyles(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>('style[data-whole]');
  const href = part?.dataset.whole;
  if (!href) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      part.remove();
      resolve();
    };
    link.onerror = () => resolve();
    part.after(link);
  });
}
