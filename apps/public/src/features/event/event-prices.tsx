import type { Poi } from '@parages/contracts/types';
import { priceModeLabels } from '@parages/contracts/vocabulary/price-modes.fr';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/price-policies.fr';
import { formatPriceRange } from '@parages/ui/format/price.fr';
import { PriceTable } from '@parages/ui/price-table/price-table';
import { useTranslation } from 'react-i18next';

type Price = Poi['prices'][number];

const labelIn = (labels: Record<string, string>, key: string | null): string | undefined => (key === null ? undefined : labels[key]);

/** Prices line by line; a sentence when it is free or when nobody said. */
export function EventPrices({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  if (poi.prices.length === 0) return <p>{t(poi.isFree ? 'freeNoTable' : 'noPrice')}</p>;
  const rowOf = (price: Price, index: number) => {
    const modes = price.priceModes.flatMap((mode) => labelIn(priceModeLabels, mode) ?? []);
    const detail = [...modes, price.additionalInfo].filter((part): part is string => Boolean(part)).join(' · ');
    const isFree = price.policyName === 'Free';
    return {
      id: String(index),
      label: price.label ?? labelIn(pricePolicyLabels, price.policyName) ?? t('priceLabel'),
      price: isFree ? t('free') : (formatPriceRange(price.minPriceCents, price.maxPriceCents) ?? t('unknown')),
      ...(detail && { detail }),
    };
  };
  return <PriceTable caption={t('prices')} columns={{ label: t('priceLabel'), price: t('priceAmount') }} rows={poi.prices.map(rowOf)} />;
}
