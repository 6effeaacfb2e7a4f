import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

/**
 * Removes accents and case, and separates words by single spaces, so that `Saint-Pierre-des-Corps`
 * and `st pierre` match.
 */
export const fold = (text: string): string =>
  foldWords(text)
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');
