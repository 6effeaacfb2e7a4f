import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { priceModeLabels } from '@parages/contracts/vocabulary/prices/price-modes.fr';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { toggled } from '../../../lib/form/toggled.ts';
import { Fold } from '../categories/fold.tsx';
import type { TabValues } from '../editor-tabs.ts';
import classes from './tabs.module.css';
import { priceDetailsTexts } from './words/price-details.fr.ts';

type Price = TabValues<'prices'>['prices'][number];

type PriceDetailsProps = {
  price: Price;
  onChange: (part: Partial<Price>) => void;
  /** The error of a field of the price, by the name of the field. */
  fault: (field: string) => { name: string; error: string | undefined };
};

/**
 * What a price is for, and the days on which it applies: folded, since few prices need more than
 * « Par personne ».
 */
export function PriceDetails({ price, onChange, fault }: PriceDetailsProps) {
  const { t } = useTranslation(priceDetailsTexts);
  const { priceModes: chosen, startDate, endDate } = price;
  const today = parisToday();
  const validity = (): string | null => {
    if (startDate && endDate) return formatSpan(startDate, endDate, today);
    if (startDate) return t('from', { day: formatPlainDay(startDate, today) });
    return endDate ? t('until', { day: formatPlainDay(endDate, today) }) : null;
  };
  const summary = [...chosen.map((mode) => priceModeLabels[mode]), validity()].filter(Boolean);
  const start = fault('startDate');
  const end = fault('endDate');
  return (
    <Fold
      summary={summary.length === 0 ? t('summary') : summary.join(' · ')}
      mustOpen={start.error !== undefined || end.error !== undefined}
      content={() => (
        <>
          <fieldset className={classes.choices} aria-label={t('units')}>
            {priceModes.map((mode) => (
              <FilterChip
                key={mode}
                isPressed={chosen.includes(mode)}
                onPress={() => onChange({ priceModes: toggled(chosen, mode) })}
              >
                {priceModeLabels[mode]}
              </FilterChip>
            ))}
          </fieldset>
          <FieldRow>
            <DateField
              {...start}
              label={t('startDate')}
              value={startDate ?? ''}
              onChange={(day) => onChange({ startDate: day || null })}
            />
            <DateField
              {...end}
              label={t('endDate')}
              value={endDate ?? ''}
              onChange={(day) => onChange({ endDate: day || null })}
            />
          </FieldRow>
          <p className={classes.hint}>{t('datesHint')}</p>
        </>
      )}
    />
  );
}
