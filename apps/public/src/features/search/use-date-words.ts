import { type DayRange, findPreset } from '@parages/contracts/vocabulary/dates/date-presets';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { useFilters } from './use-filters.ts';

export function useDateWords(): (dates: DayRange) => string {
  const { t } = useTranslation('search');
  const { now, today } = useFilters();
  const local = useLocal({ formatSpan });
  return (dates) => {
    const preset = findPreset(dates, now);
    return preset ? t(`presets.${preset}`) : local.formatSpan(dates.start, dates.end, today);
  };
}
