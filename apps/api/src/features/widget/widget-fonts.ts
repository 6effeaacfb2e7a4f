import type { Face } from '@parages/pictures/face-files';

/** The fonts of the page for a frame. */
export const fonts: readonly { face: Face; family: string; weight: number }[] = [
  { face: 'title', family: 'Bricolage Grotesque', weight: 700 },
  { face: 'strong', family: 'Figtree', weight: 700 },
  { face: 'text', family: 'Figtree', weight: 400 },
];

export const fontPath = (face: Face): string => `/widget/v1/${face}.woff`;
