import type { ReusableContent } from '@parages/contracts/types';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/prices/price-policies.fr';
import { textOf } from '../../../lib/price-text.ts';

type PriceList = ReusableContent['priceLists'][number];

const most = 3;

function amountOf({ minPriceCents: min, maxPriceCents: max }: PriceList[number]): string {
  const ends = [...new Set([min, max])].filter((cents) => cents !== null).map(textOf);
  return `${ends.join('\u00a0à\u00a0')}\u00a0€`;
}

const nameOf = ({ label, policyName }: PriceList[number]): string =>
  label ?? (policyName ? pricePolicyLabels[policyName] : '');

/** "Plein tarif 8 €, Tarif réduit 5 €": the first prices of a list, and "…" for the others. */
export function priceListText(prices: PriceList): string {
  const shown = prices
    .slice(0, most)
    .map((price) => [nameOf(price), amountOf(price)].filter(Boolean).join(' '));
  return [...shown, ...(prices.length > most ? ['…'] : [])].join(', ');
}
