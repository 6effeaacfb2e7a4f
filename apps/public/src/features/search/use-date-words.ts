import { furtherSpansAt } from '@parages/contracts/vocabulary/dates/further-spans';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocal } from '../../lib/i18n/local.ts';
import { presetOn } from '../../lib/search/landing-path.ts';
import { type Evening, isTonight } from './filter-row/tonight.ts';
import { useFilters } from './use-filters.ts';

/** The searched dates in words. « Ce soir » is named as such, also after midnight. */
export function useDateWords(): (filters: Evening) => string {
  const { t } = useTranslation('search');
  const { now, today } = useFilters();
  const { pathname } = useLocation();
  const local = useLocal({ formatSpan });
  return (filters) => {
    const { dates } = filters;
    if (dates === null) return t('anyDate');
    if (isTonight(filters, now)) return t('presets.tonight');
    const { start, end } = dates;
    const further = furtherSpansAt(now).find((span) => span.start === start && span.end === end);
    const name = presetOn(pathname, dates, now) ?? further?.name;
    return name ? t(`presets.${name}`) : local.formatSpan(start, end, today);
  };
}
