import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

const maxLength = 120;

/** The readable part of a poi's address: its label and its town, in lower case without accents. `evenement` when nothing is left. */
export function toSlug(label: string, locality: string | null): string {
  const joined = [foldWords(label, '-'), foldWords(locality ?? '', '-')]
    .filter((part) => part !== '')
    .join('-');
  return joined.slice(0, maxLength).replace(/-$/, '') || 'evenement';
}

/** The nth slug of those who share a base: `fete-tours`, `fete-tours-2`… */
export const numberedSlug = (base: string, rank: number): string =>
  rank === 1 ? base : `${base}-${rank}`;
