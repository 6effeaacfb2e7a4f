import { foldText } from '@parages/contracts/vocabulary/text/fold-text';
import { toCents } from '../../../mapping/cents.ts';

/** In cents. `isFrom` is true for a price that has no known maximum. */
export type WrittenPrices = { least: number; most: number; isFrom: boolean };

const free =
  /^(?:(?:entree|acces|spectacle|evenement|activite|concert) )?(?:gratuite?s?|libre|libre et gratuite?|offerte?|free)(?: pour tous)?$/;
// `12€50` is twelve euros fifty.
const eurosThenCents = /(\d)\s?(?:€|euros?)\s?(\d{2})(?!\d)/g;
const amounts = /\d{1,6}(?:[.,]\d{1,2})?/g;
const otherWords =
  /€|\b(?:euros?|eur|de|a|et|ou|partir|plein|plein tarif|reduit|tarifs?|prix|adultes?|enfants?|par personne|personne)\b|[-–—/|:;,()+\s]/g;
const mostAmounts = 6;
const longestWritten = 120;

/**
 * Reads one price or several as people write them: `12,50 €`, `12€50`, `gratuit`, `entrée libre`,
 * `de 5 à 12 €`, `plein 12 € / réduit 8 €`, `à partir de 5 €`. A text with other words gives
 * undefined, since its numbers may be no prices.
 */
export function readPrices(written: string): WrittenPrices | undefined {
  const single = toCents(written.replace(/\s+/g, ''));
  if (single !== null) return { least: single, most: single, isFrom: false };
  if (written.length > longestWritten) return undefined;
  const text = foldText(written).replace(/\s+/g, ' ').trim();
  if (free.test(text)) return { least: 0, most: 0, isFrom: false };
  const figures = text.replace(eurosThenCents, '$1,$2');
  const found = [...figures.matchAll(amounts)].map(([amount]) => toCents(amount));
  const rest = figures.replace(amounts, ' ').replace(otherWords, ' ').trim();
  const known = found.filter((cents) => cents !== null);
  if (
    rest !== '' ||
    known.length === 0 ||
    known.length < found.length ||
    known.length > mostAmounts
  )
    return undefined;
  return {
    least: Math.min(...known),
    most: Math.max(...known),
    isFrom: /\bpartir\b/.test(text) && known.length === 1,
  };
}
