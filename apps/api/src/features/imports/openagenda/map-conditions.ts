import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { toCents } from '../mapping/cents.ts';
import { toPlainLine, truncate } from '../mapping/plain-text.ts';
import type { Price } from '../mapping/poi-draft.ts';
import { freeWords, openEndWords, paidWords } from './price-words.fr.ts';

const infoMaxLength = 500;
const amountPattern =
  /(?:(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:à|-|–|\/|et|ou)\s*)?(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:€|eur\b|euros?\b)/gi;

export type MappedConditions = {
  prices: Price[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  isFree: boolean | undefined;
};

export function mapConditions(text: string | undefined): MappedConditions {
  const line = toPlainLine(text?.replace(/\*\*|__/g, ''));
  if (line === null)
    return { prices: [], minPriceCents: null, maxPriceCents: null, isFree: undefined };
  const amounts = [...line.matchAll(amountPattern)]
    .flatMap(([, low, high]) => [toCents(low), toCents(high)])
    .filter((cents) => cents !== null && cents > 0)
    .map((cents) => cents ?? 0);
  const folded = foldWords(line);
  if (amounts.length === 0) {
    const isFree = freeWords.test(folded) && !paidWords.test(folded);
    const isPaid = paidWords.test(folded);
    return {
      prices: [],
      minPriceCents: isFree ? 0 : null,
      maxPriceCents: isFree ? 0 : null,
      isFree: isFree ? true : isPaid ? false : undefined,
    };
  }
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const maxPriceCents = lowest === highest && openEndWords.test(folded) ? null : highest;
  const price: Price = {
    minPriceCents: lowest,
    maxPriceCents,
    priceModes: [],
    policyName: null,
    label: null,
    startDate: null,
    endDate: null,
    additionalInfo: truncate(line, infoMaxLength),
  };
  return { prices: [price], minPriceCents: lowest, maxPriceCents, isFree: false };
}
