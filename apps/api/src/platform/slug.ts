import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

const maxLength = 120;

/** Slug of a poi: label and town in lower case without accents; `evenement` when both are empty. */
export function toSlug(label: string, locality: string | null): string {
  const joined = [foldWords(label, '-'), foldWords(locality ?? '', '-')]
    .filter((part) => part !== '')
    .join('-');
  return joined.slice(0, maxLength).replace(/-$/, '') || 'evenement';
}

/** The nth slug with the same base: `fete-tours`, `fete-tours-2`… */
export const numberedSlug = (base: string, rank: number): string =>
  rank === 1 ? base : `${base}-${rank}`;
