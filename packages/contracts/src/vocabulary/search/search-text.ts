import { searchTextLimits } from '../limits.ts';

const { min, max } = searchTextLimits;

// Bounds the text before a pattern reads it: an address can be long.
const rawMax = 10 * max;

/**
 * The text that a visitor searches, as the API accepts it: without control characters, trimmed, each
 * run of white space as one space, cut at the maximum length. Empty when too short.
 */
export function searchTextIn(raw: string | null): string {
  const text = (raw ?? '')
    .slice(0, rawMax)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    // A cut can leave half a surrogate pair, which the API refuses.
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
  return text.length < min ? '' : text;
}
