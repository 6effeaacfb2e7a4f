import type { FreeImage } from './image-search.ts';

type License = FreeImage['license'];

const byCode: [RegExp, License][] = [
  [/^(cc0|cc-zero)$/, 'cc0'],
  [/^(cc-)?by$/, 'cc-by'],
  [/^(cc-)?by-sa$/, 'cc-by-sa'],
];

/** Reads `by-sa`, `cc-by-4.0`, `CC BY-SA 3.0 fr`, `cc0`…; undefined for whatever forbids some use or is not known. */
export function readFreeLicense(text: string): License | undefined {
  const code = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    // The version and the country say nothing of what may be done.
    .replace(/-\d+(\.\d+)*(-[a-z]{2})?$/, '');
  return byCode.find(([pattern]) => pattern.test(code))?.[1];
}

/** What stands beside a picture: its author and where it was found; the licence has a field of its own. */
export const creditsOf = (creator: string, source: string): string =>
  `${creator.trim().slice(0, 200)} / ${source}`;
