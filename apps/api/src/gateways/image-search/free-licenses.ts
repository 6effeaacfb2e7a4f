import type { FreeImage } from './image-search.ts';

type License = FreeImage['license'];

const byCode: [RegExp, License][] = [
  [/^(cc0|cc-zero)$/, 'cc0'],
  [/^(cc-)?by$/, 'cc-by'],
  [/^(cc-)?by-sa$/, 'cc-by-sa'],
];

export function readFreeLicense(text: string): License | undefined {
  const code = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    // The version and the country do not change the permissions.
    .replace(/-\d+(\.\d+)*(-[a-z]{2})?$/, '');
  return byCode.find(([pattern]) => pattern.test(code))?.[1];
}

export const creditsOf = (creator: string, source: string): string =>
  `${creator.trim().slice(0, 200)} / ${source}`;
