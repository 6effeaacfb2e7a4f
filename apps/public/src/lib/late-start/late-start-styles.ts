/**
 * Replaces the rules that the server inlined (`style[data-whole]`) by a link to the whole style
 * sheet, which contains them in the same order: nothing changes on screen. Removes the inlined
 * rules once the sheet is loaded, since the browser would match each element against both. The
 * promise resolves when the sheet is loaded, or its loading has failed.
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
