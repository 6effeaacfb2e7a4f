import {
  eveningsOf,
  type HourFault,
  hourFaultOf,
  hourFaults,
  isFar,
  isLong,
  longPeriodDays,
  type PlausibleDays,
  withoutFault,
} from '@parages/contracts/vocabulary/events/plausible-periods';
import { sortedPeriods } from '../mapping/periods.ts';
import type { Finding, Period } from '../mapping/poi-draft.ts';

/** `refusal` is set when no period is left: the record is refused. */
export type CheckedDates = {
  periods: Period[];
  corrections: Finding[];
  warnings: Finding[];
  refusal: Finding | undefined;
};

const expectedHours: Readonly<Record<HourFault, string>> = {
  'whole-day': 'whole days without hours',
  midnight: 'an hour, not midnight; the hour is left out',
  night: 'an hour of the day, not of the night; the hours are left out',
  reversed: 'an end after the start; the end is left out',
};

const daysOf = ({ startDate, endDate }: Period): string => `${startDate} → ${endDate}`;
const describe = ({ startDate, startTime, endTime }: Period): string =>
  [startDate, startTime, ...(endTime === null ? [] : ['→', endTime])].join(' ');

/** The first of several, and how many there are: a finding of each would fill the report. */
const firstOf = (found: readonly Period[], write: (period: Period) => string): string => {
  const [first] = found;
  const text = first === undefined ? '' : write(first);
  return found.length > 1 ? `${text} (${found.length} periods)` : text;
};

/** Refuses far days, drops hours that cannot be right, and questions long periods. */
export function checkDates(
  read: readonly Period[],
  days: PlausibleDays,
  path: string,
): CheckedDates {
  const far = read.filter((period) => isFar(period, days));
  const near = read.filter((period) => !isFar(period, days));
  const farFinding = {
    path,
    expected: `days from ${days.earliest} to ${days.latest}`,
    obtained: firstOf(far, daysOf),
  };
  if (far.length > 0 && near.length === 0)
    return { periods: [], corrections: [], warnings: [], refusal: farFinding };
  const evenings = eveningsOf(near);
  const judged = near.map((period) => ({ period, fault: hourFaultOf(period, evenings) }));
  const long = near.filter(isLong);
  return {
    periods: judged.some(({ fault }) => fault !== undefined)
      ? sortedPeriods(
          judged.map(({ period, fault }) =>
            fault === undefined ? period : withoutFault(period, fault),
          ),
        )
      : near,
    corrections: hourFaults.flatMap((wanted) => {
      const found = judged.flatMap(({ period, fault }) => (fault === wanted ? [period] : []));
      const expected = expectedHours[wanted];
      return found.length === 0 ? [] : [{ path, expected, obtained: firstOf(found, describe) }];
    }),
    warnings: [
      ...(far.length === 0 ? [] : [farFinding]),
      ...(long.length === 0
        ? []
        : [
            {
              path,
              expected: `a period of at most ${longPeriodDays} days`,
              obtained: firstOf(long, daysOf),
            },
          ]),
    ],
    refusal: undefined,
  };
}
