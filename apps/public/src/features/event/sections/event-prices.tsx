import type { Poi } from '@parages/contracts/types';
import { priceModeLabels } from '@parages/contracts/vocabulary/prices/price-modes.fr';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/prices/price-policies.fr';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { formatPriceRange } from '@parages/ui/format/price.fr';
import { PriceTable } from '@parages/ui/price-table/price-table';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';

type Price = Poi['prices'][number];

const labelIn = (labels: Record<string, string>, key: string | null): string | undefined =>
  key === null ? undefined : labels[key];

const isFreeWithoutDetails = ({ policyName, label, additionalInfo }: Price): boolean =>
  policyName === 'Free' && !label && !additionalInfo;

export const hasPrices = ({ isFree, prices }: Poi): boolean => isFree || prices.length > 0;

export function EventPrices({ poi, today }: { poi: Poi; today: string }) {
  const { t } = useTranslation('event');
  const local = useLocal({ priceModeLabels, pricePolicyLabels, formatPriceRange, formatSpan });
  if (poi.isFree && poi.prices.every(isFreeWithoutDetails)) return <p>{t('freeNoTable')}</p>;
  const rowOf = (price: Price, index: number) => {
    const modes = price.priceModes.flatMap((mode) => labelIn(local.priceModeLabels, mode) ?? []);
    const validity =
      price.startDate && price.endDate && local.formatSpan(price.startDate, price.endDate, today);
    const detail = [...modes, validity, price.additionalInfo].filter(Boolean).join(' · ');
    const amount =
      price.policyName === 'Free'
        ? t('free')
        : local.formatPriceRange(price.minPriceCents, price.maxPriceCents);
    const label =
      price.label ?? labelIn(local.pricePolicyLabels, price.policyName) ?? t('priceLabel');
    return { id: String(index), label, price: amount ?? t('unknown'), ...(detail && { detail }) };
  };
  return (
    <PriceTable
      caption={t('prices')}
      columns={{ label: t('priceLabel'), price: t('priceAmount') }}
      rows={poi.prices.map(rowOf)}
    />
  );
}
