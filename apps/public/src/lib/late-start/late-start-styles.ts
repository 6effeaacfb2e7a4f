/**
 * Links the whole style sheet in the place of the rules that came inside of the page, which are a part of it in the same order: nothing that
 * is shown changes. They leave once it is there, or each element would be matched against both. Done then, or when it could not be had.
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
