import { isPriceMode } from '@parages/contracts/vocabulary/prices/price-modes';
import { isPricePolicy } from '@parages/contracts/vocabulary/prices/price-policies';
import { cheapest, dearest, toCents } from '../mapping/cents.ts';
import { readDay } from '../mapping/periods.ts';
import { toShortLine } from '../mapping/plain-text.ts';
import type { Finding, Price } from '../mapping/poi-draft.ts';
import { type DatatourismeObject, nameOf, type PriceSpecification } from './datatourisme.schema.ts';

const textMaxLength = 500;
const pricesMax = 100;

export type MappedPrices = {
  prices: Price[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  isFree: boolean | undefined;
  warnings: Finding[];
};

const amountOf = (
  texts: readonly string[],
  pick: (...amounts: number[]) => number,
): number | null => {
  const amounts = texts.map(toCents).filter((amount) => amount !== null);
  return amounts.length === 0 ? null : pick(...amounts);
};

function toPrice(raw: PriceSpecification): Price {
  const policy =
    raw.hasEligiblePolicy.map((concept) => nameOf(concept['@id'])).find(isPricePolicy) ?? null;
  // A single price is also the maximum; a minimum without maximum is open-ended.
  const only = toCents(raw['schema:price']);
  const min = amountOf(raw['schema:minPrice'], Math.min) ?? only;
  const max = amountOf(raw['schema:maxPrice'], Math.max) ?? (min === only ? only : null);
  const [applies] = raw.appliesOnPeriod;
  const startDate = readDay(applies?.startDate) ?? null;
  const endDate = readDay(applies?.endDate) ?? null;
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  return {
    minPriceCents: policy === 'Free' ? 0 : min !== null && max !== null ? Math.min(min, max) : min,
    maxPriceCents: policy === 'Free' || max === null ? null : Math.max(min ?? max, max),
    priceModes: raw.hasPricingMode.map((concept) => nameOf(concept['@id'])).filter(isPriceMode),
    policyName: policy,
    label: toShortLine(raw.name, textMaxLength),
    startDate: isReversed ? null : startDate,
    endDate: isReversed ? null : endDate,
    additionalInfo: toShortLine(raw.additionalInformation, textMaxLength),
  };
}

const isPaid = (price: Price): boolean =>
  (price.minPriceCents ?? 0) > 0 || (price.maxPriceCents ?? 0) > 0;
const isEmpty = (price: Price): boolean =>
  price.minPriceCents === null &&
  price.maxPriceCents === null &&
  price.label === null &&
  price.additionalInfo === null;

/** The minimum and the maximum are those of the full rate, if its minimum is known. */
export function mapPrices(object: DatatourismeObject): MappedPrices {
  const specifications = object.offers.flatMap((offer) => offer['schema:priceSpecification']);
  const euros = specifications.filter((raw) => (raw['schema:priceCurrency'] ?? 'EUR') === 'EUR');
  const prices = euros.map(toPrice).filter((price) => !isEmpty(price));
  const adult = prices.filter(
    (price) => price.policyName === 'BaseRateFullRate' && price.minPriceCents !== null,
  );
  const shown = adult.length > 0 ? adult : prices.filter((price) => price.minPriceCents !== null);
  const dropped = specifications.length - euros.length;
  const isDeclaredFree = prices.some(
    (price) => price.policyName === 'Free' || (price.minPriceCents === 0 && !isPaid(price)),
  );
  const hasPaid = prices.some(isPaid);
  return {
    prices: hasPaid ? prices.slice(0, pricesMax) : [],
    minPriceCents: cheapest(shown.map((price) => price.minPriceCents)),
    maxPriceCents: dearest(shown.map((price) => price.maxPriceCents)),
    isFree: hasPaid ? false : isDeclaredFree ? true : undefined,
    warnings:
      dropped > 0
        ? [{ path: 'offers', expected: 'EUR', obtained: `${dropped} prices in another currency` }]
        : [],
  };
}
