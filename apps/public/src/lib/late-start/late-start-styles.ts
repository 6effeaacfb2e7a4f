/**
 * Replaces the inlined rules by a link to the whole style sheet. They are a part of it in the same
 * order: nothing changes on screen. Removes them once the sheet is loaded, as each element would be
 * matched against both. Resolves then, or when loading fails.
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
