import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { furtherSpansAt } from '@parages/contracts/vocabulary/dates/further-spans';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocal } from '../../lib/i18n/local.ts';
import { presetOn } from '../../lib/search/landing-path.ts';
import { useFilters } from './use-filters.ts';

export function useDateWords(): (dates: DayRange) => string {
  const { t } = useTranslation('search');
  const { now, today } = useFilters();
  const { pathname } = useLocation();
  const local = useLocal({ formatSpan });
  return (dates) => {
    const { start, end } = dates;
    const further = furtherSpansAt(now).find((span) => span.start === start && span.end === end);
    const name = presetOn(pathname, dates, now) ?? further?.name;
    return name ? t(`presets.${name}`) : local.formatSpan(start, end, today);
  };
}
