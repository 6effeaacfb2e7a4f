/**
 * Links the style sheets of the document that did not load again; rejects when one fails again. Vite
 * adds the sheets of a component once, also when one does not load.
 */
export function addLostStyleSheets(): Promise<unknown> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet }) => sheet === null,
  );
  return Promise.all(
    lost.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = document.createElement('link');
          again.rel = 'stylesheet';
          again.href = link.href;
          again.addEventListener('load', resolve);
          again.addEventListener('error', reject);
          link.replaceWith(again);
        }),
    ),
  );
}
