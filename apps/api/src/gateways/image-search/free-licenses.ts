import type { FreeImage } from './image-search.ts';

type License = FreeImage['license'];

const byCode: [RegExp, License][] = [
  [/^(cc0|cc-zero)$/, 'cc0'],
  [/^(cc-)?by$/, 'cc-by'],
  [/^(cc-)?by-sa$/, 'cc-by-sa'],
];

/**
 * Parses `by-sa`, `cc-by-4.0`, `CC BY-SA 3.0 fr`, `cc0`…; undefined for an unknown licence and for
 * one that restricts use.
 */
export function readFreeLicense(text: string): License | undefined {
  const code = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    // The version and the country do not change the permissions.
    .replace(/-\d+(\.\d+)*(-[a-z]{2})?$/, '');
  return byCode.find(([pattern]) => pattern.test(code))?.[1];
}

/** The credits of a picture: its author and its source; the licence is a separate field. */
export const creditsOf = (creator: string, source: string): string =>
  `${creator.trim().slice(0, 200)} / ${source}`;
