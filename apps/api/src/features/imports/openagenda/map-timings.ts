import { longPeriodDays, periodDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { type RawPeriod, readDay } from '../mapping/periods.ts';
import type { Finding } from '../mapping/poi-draft.ts';
import type { OpenagendaEvent, Timing } from './openagenda.schema.ts';
import { toParisTime } from './paris-time.ts';

const dayMs = 86_400_000;

type RawTimings = { periods: RawPeriod[]; warnings: Finding[] };

// The hours of a period of several days are those of each day. A timing of more than 24 hours, such
// as Friday evening to Sunday evening, has no such hours.
const isLongerThanADay = ({ begin = '', end = '' }: Timing): boolean =>
  Date.parse(end) - Date.parse(begin) > dayMs;

function toRawPeriod(timing: Timing): RawPeriod {
  const from = toParisTime(timing.begin);
  const to = toParisTime(timing.end);
  const days = { startDate: from?.date ?? timing.begin, endDate: to?.date ?? from?.date };
  return isLongerThanADay(timing) ? days : { ...days, startTime: from?.time, endTime: to?.time };
}

// OpenAgenda writes a span as « 8 juin - 5 juillet », and separate days as « 4 et 5 février ».
const isSpan = (written = ''): boolean => {
  const dash = written.search(/ [-–] /);
  return dash >= 0 && /\d/.test(written.slice(dash));
};

function fromEnds(
  first: Timing,
  last: Timing,
  others: readonly Timing[],
  written: string | undefined,
): RawTimings {
  const [start, end] = [toRawPeriod(first), toRawPeriod(last)];
  const known = [first, ...others, last].map(toRawPeriod);
  const [startDate, endDate] = [readDay(start.startDate), readDay(end.endDate)];
  if (!isSpan(written) || startDate === undefined || endDate === undefined)
    return { periods: known, warnings: [] };
  const days = periodDays({ startDate, endDate, startTime: null, endTime: null });
  if (days <= longPeriodDays) return { periods: [{ startDate, endDate }], warnings: [] };
  return {
    periods: known,
    warnings: [
      {
        path: 'timings',
        expected: `the dates of a series of more than ${longPeriodDays} days; the first, the next and the last one are kept`,
        obtained: `${startDate} → ${endDate}`,
      },
    ],
  };
}

/**
 * The timings of an event. An export without them gives the first and the last one: the days between
 * them count as well, unless they are so many that the event must be a series with dates of its own.
 */
export function rawPeriodsOf(event: OpenagendaEvent): RawTimings {
  if (event.timings.length > 0) return { periods: event.timings.map(toRawPeriod), warnings: [] };
  const written = event.dateRange ?? event.date_display ?? event.daterange_fr;
  const first = event.firstTiming ?? {
    begin: event.firstdate_begin ?? event.first_date,
    end: event.firstdate_end,
  };
  const last = event.lastTiming ?? {
    begin: event.lastdate_begin ?? event.last_date ?? first.begin,
    end: event.lastdate_end,
  };
  if (first.begin === undefined && last.begin === undefined) return { periods: [], warnings: [] };
  return fromEnds(
    first.begin === undefined ? last : first,
    last,
    event.nextTiming === undefined ? [] : [event.nextTiming],
    written,
  );
}
