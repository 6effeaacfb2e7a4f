import { LostPart } from './lazy-part.tsx';

const sheets = new Map<string, Promise<void>>();

function add(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      sheets.delete(href);
      link.remove();
      reject(new LostPart('A style sheet did not load', { cause: href }));
    });
  });
  // Before the sheets of the site, whose rules replace those of a library.
  document.head.prepend(link);
  return loaded;
}

/**
 * Adds a style sheet of a library once. Resolves when it has loaded; rejects with a `LostPart` when
 * it does not, and the next call adds it again.
 *
 * A `link` with `precedence` would make React hold back its updates of the whole page until the
 * sheet has loaded: a field then shows its former text, and the next character is typed after that.
 */
export function loadStyleSheet(href: string): Promise<void> {
  const sheet = sheets.get(href) ?? add(href);
  sheets.set(href, sheet);
  return sheet;
}
