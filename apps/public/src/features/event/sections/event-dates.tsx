import type { Poi } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { lastDayOf } from '@parages/contracts/vocabulary/events/occurrences';
import { DateList } from '@parages/ui/date-list/date-list';
import { formatCardDate, formatSpan } from '@parages/ui/format/card-date.fr';
import { formatDayHeader, formatPlainDay } from '@parages/ui/format/day.fr';
import { formatHours } from '@parages/ui/format/time.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { datesToShow, nextOf, type Period } from '../event-times.ts';

function usePeriodWords(today: string) {
  const { t } = useTranslation('event');
  const local = useLocal({
    formatCardDate,
    formatSpan,
    formatDayHeader,
    formatHours,
    formatPlainDay,
    liveStateLabels,
  });
  return (
    period: Period,
  ): {
    day: string;
    hours: string;
    short: string | undefined;
    note: string | null;
  } => {
    const { startDate, startTime, endTime, liveState, movedFrom } = period;
    const lastDay = lastDayOf(period);
    const hasBegun = startDate <= today && today <= lastDay;
    const span = hasBegun
      ? local.formatCardDate({ startDate, endDate: lastDay, poiTime: null }, today)
      : undefined;
    const day =
      lastDay === startDate
        ? local.formatDayHeader(startDate, today)
        : (span ?? local.formatSpan(startDate, lastDay, today));
    const short = local.formatCardDate({ startDate, endDate: lastDay, poiTime: startTime }, today);
    const former = movedFrom && [
      local.formatPlainDay(movedFrom.startDate, today),
      local.formatHours(movedFrom.startTime, null),
    ];
    const note =
      (liveState !== 'scheduled' && local.liveStateLabels[liveState]) ||
      (former && t('movedFrom', { when: former.filter(Boolean).join(', ') }));
    const hours = [local.formatHours(startTime, endTime), period.note].filter(Boolean).join(' · ');
    return { day, hours, short, note };
  };
}

export function NextDate({
  poi,
  today,
  isShort = false,
}: {
  poi: Poi;
  today: string;
  isShort?: boolean;
}) {
  const { t } = useTranslation('event');
  const wordsOf = usePeriodWords(today);
  const next = nextOf(datesToShow(poi));
  if (!next) return t(poi.isPermanent ? 'permanent' : 'noDate');
  const { day, hours, short, note } = wordsOf(next);
  return (
    <time
      dateTime={next.startTime ? `${next.startDate}T${next.startTime.slice(0, 5)}` : next.startDate}
    >
      {(isShort ? [short, note] : [day, hours, note]).filter(Boolean).join(', ')}
    </time>
  );
}

export function EventDates({ poi, today }: { poi: Poi; today: string }) {
  const { t } = useTranslation('event');
  const wordsOf = usePeriodWords(today);
  const periods = datesToShow(poi);
  if (periods.length === 0) return <p>{t(poi.isPermanent ? 'permanent' : 'noDate')}</p>;
  const items = periods.map((period, index) => {
    const { day, hours, note } = wordsOf(period);
    return {
      id: String(index),
      text: day,
      dateTime: period.startDate,
      ...(hours && { hours }),
      ...(note && { note }),
    };
  });
  return (
    <DateList
      items={items}
      words={{ showAll: (count) => t('allDates', { count }), hide: t('hideDates') }}
    />
  );
}
