import type { RawPeriod } from '../mapping/periods.ts';
import type { OpenagendaEvent, Timing } from './openagenda.schema.ts';
import { toParisTime } from './paris-time.ts';

const dayMs = 86_400_000;

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
): RawPeriod[] {
  const [start, end] = [toRawPeriod(first), toRawPeriod(last)];
  if (!isSpan(written)) return [first, ...others, last].map(toRawPeriod);
  return [{ startDate: start.startDate, endDate: end.endDate }];
}

export function rawPeriodsOf(event: OpenagendaEvent): RawPeriod[] {
  if (event.timings.length > 0) return event.timings.map(toRawPeriod);
  const written = event.dateRange ?? event.date_display ?? event.daterange_fr;
  const first = event.firstTiming ?? {
    begin: event.firstdate_begin ?? event.first_date,
    end: event.firstdate_end,
  };
  const last = event.lastTiming ?? {
    begin: event.lastdate_begin ?? event.last_date ?? first.begin,
    end: event.lastdate_end,
  };
  if (first.begin === undefined && last.begin === undefined) return [];
  return fromEnds(
    first.begin === undefined ? last : first,
    last,
    event.nextTiming === undefined ? [] : [event.nextTiming],
    written,
  );
}
