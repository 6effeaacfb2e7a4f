import { LostPart, onForgotten } from './lazy-part.tsx';

const sheets = new Map<string, Promise<void>>();

function add(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      // Until then the promise stays rejected: a component that awaits another one at each render
      // would never show that the sheet is lost.
      onForgotten(() => sheets.delete(href));
      reject(new LostPart('A style sheet did not load', { cause: href }));
    });
  });
  // Before the sheets of the site, whose rules replace those of a library. React inserts a sheet that
  // it hoists after the last one with this attribute, and without any as the first of the head.
  link.dataset.precedence = 'library';
  document.head.prepend(link);
  return loaded;
}

/**
 * Adds a style sheet of a library once. Resolves when it has loaded; rejects with a `LostPart` when
 * it does not, until `forgetLostParts`; the next call then adds it again.
 *
 * A `link` with `precedence` would make React hold back its updates of the whole page until the
 * sheet has loaded: a field then shows its former text, and the next character is typed after that.
 */
export function loadStyleSheet(href: string): Promise<void> {
  const sheet = sheets.get(href) ?? add(href);
  sheets.set(href, sheet);
  return sheet;
}
