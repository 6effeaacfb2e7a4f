import type { Poi } from '@parages/contracts/types';
import { DateList } from '@parages/ui/date-list/date-list';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { formatLongDay } from '@parages/ui/format/day.fr';
import { formatHours } from '@parages/ui/format/time.fr';
import { useTranslation } from 'react-i18next';
import { datesToShow, type Period } from './event-times.ts';

const textOf = ({ startDate, endDate }: Period, today: string): string =>
  startDate === endDate ? formatLongDay(startDate) : formatSpan(startDate, endDate, today);

/** The next date in words, for the head of the page. */
export function NextDate({ poi, today }: { poi: Poi; today: string }) {
  const { t } = useTranslation('event');
  const [next] = datesToShow(poi);
  if (!next) return poi.isPermanent ? t('permanent') : null;
  const hours = formatHours(next.startTime, next.endTime);
  return (
    <time dateTime={next.startDate}>
      {textOf(next, today)}
      {hours && `, ${hours}`}
    </time>
  );
}

/** Every date, the first ones shown and the others on demand. */
export function EventDates({ poi, today }: { poi: Poi; today: string }) {
  const { t } = useTranslation('event');
  const periods = datesToShow(poi);
  if (periods.length === 0) return poi.isPermanent ? <p>{t('permanent')}</p> : null;
  const items = periods.map((period, index) => {
    const hours = formatHours(period.startTime, period.endTime);
    return { id: String(index), text: textOf(period, today), dateTime: period.startDate, ...(hours && { hours }) };
  });
  return <DateList items={items} words={{ showAll: (count) => t('allDates', { count }), hide: t('hideDates') }} />;
}
