import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

/** Letters without accents or case, words apart by single spaces: `Saint-Pierre-des-Corps` and `st pierre` meet halfway. */
export const fold = (text: string): string =>
  foldWords(text)
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');
