import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

/**
 * Removes accents and case, separates words by single spaces and writes `st` and `ste` out:
 * `St-Étienne` becomes `saint etienne`.
 */
export const fold = (text: string): string =>
  foldWords(text)
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');
