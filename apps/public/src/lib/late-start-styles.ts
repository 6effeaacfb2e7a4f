/**
 * Links the whole style sheet right behind the rules that came inside of the page, which are a part of it in the same order: nothing that is
 * shown changes. Done once it is there, or could not be had.
 */
export function completeStyles(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>('style[data-whole]');
  const href = part?.dataset.whole;
  if (!href) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    part.after(link);
  });
}
