import { foldText } from '@parages/contracts/vocabulary/text/fold-text';

/**
 * A LIKE pattern over folded text that matches the words in this order; null for an empty search.
 */
export function likeWords(q: string | undefined): string | null {
  const words = foldText(q ?? '')
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 ? null : `%${words.join('%')}%`;
}
