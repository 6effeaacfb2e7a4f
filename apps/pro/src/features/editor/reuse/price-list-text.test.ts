import { expect, it } from 'vitest';
import { priceListText } from './price-list-text.fr.ts';

const price = (
  minPriceCents: number | null,
  maxPriceCents: number | null = null,
  label: string | null = null,
) => ({
  minPriceCents,
  maxPriceCents,
  priceModes: [],
  policyName: 'ReducedRate' as const,
  label,
  startDate: null,
  endDate: null,
  additionalInfo: null,
});

it.each([
  [[price(800, null, 'Entrée'), price(500)], 'Entrée 8 €, Tarif réduit 5 €'],
  [[price(800, 1250, 'Entrée')], 'Entrée 8 à 12,50 €'],
  [[price(null, 800, 'Entrée')], 'Entrée 8 €'],
  [[price(800, 800, 'Entrée')], 'Entrée 8 €'],
  [[1, 2, 3, 4].map((euros) => price(euros * 100, null, 'P')), 'P 1 €, P 2 €, P 3 €, …'],
])('says a list of prices as %#: %s', (prices, text) =>
  expect(priceListText(prices).replaceAll('\u00a0', ' ')).toBe(text),
);
