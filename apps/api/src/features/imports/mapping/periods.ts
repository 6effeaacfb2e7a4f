import { isDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { joinOpeningDays } from './opening-days.ts';
import type { Finding, Period } from './poi-draft.ts';

export type RawPeriod = {
  startDate?: string | undefined;
  endDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
};

const dayPattern = /^\d{4}-\d{2}-\d{2}(?!\d)/;

/**
 * The day of an ISO date or instant, without time zone conversion; undefined for an invalid date
 * and outside the years 1900 to 2100.
 */
export function readDay(text: string | undefined): string | undefined {
  const [day] = dayPattern.exec(text?.trim() ?? '') ?? [];
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Accepts `9:00`, `09:00` and `09:00:00`, and ignores what follows; returns HH:mm:ss. */
export function readTime(text: string | undefined): string | null {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text?.trim() ?? '');
  if (found === null) return null;
  const [, hours = '', minutes = '', seconds = '00'] = found;
  return Number(hours) <= 23 && Number(minutes) <= 59 && Number(seconds) <= 59
    ? `${hours.padStart(2, '0')}:${minutes}:${seconds}`
    : null;
}

function toPeriod(raw: RawPeriod): Period | undefined {
  const startDate = readDay(raw.startDate) ?? readDay(raw.endDate);
  const endDate = readDay(raw.endDate) ?? startDate;
  if (startDate === undefined || endDate === undefined || endDate < startDate) return undefined;
  const startTime = readTime(raw.startTime);
  const endTime = readTime(raw.endTime);
  // An end time counts as unknown without a start time, when equal to it, or when it is midnight at
  // the beginning of the last of several days.
  const isUnknownEnd =
    startTime === null || endTime === startTime || (endTime === '00:00:00' && endDate > startDate);
  return { startDate, endDate, startTime, endTime: isUnknownEnd ? null : endTime };
}

const keyOf = (period: Period): string =>
  [period.startDate, period.startTime, period.endDate, period.endTime].join('|');

export const sortedPeriods = (periods: readonly Period[]): Period[] =>
  [...new Map(periods.map((period) => [keyOf(period), period])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, period]) => period);

/**
 * Writes hundreds of dates as opening hours. Keeps an end time before the start time on the same day: the event ends after midnight. Of too
 * many periods the latest are kept.
 */
export function toPeriods(
  raws: readonly RawPeriod[],
  path: string,
): { periods: Period[]; warnings: Finding[] } {
  const warnings: Finding[] = [];
  const found: Period[] = [];
  for (const raw of raws) {
    const period = toPeriod(raw);
    if (period !== undefined) found.push(period);
    else if (warnings.length === 0) {
      const obtained = `${raw.startDate ?? '?'} → ${raw.endDate ?? '?'}`.slice(0, 80);
      warnings.push({ path, expected: 'yyyy-MM-dd, the end not before the start', obtained });
    }
  }
  const periods = sortedPeriods(joinOpeningDays(sortedPeriods(found)));
  if (periods.length > limits.periods.max) {
    warnings.push({
      path,
      expected: `at most ${limits.periods.max} periods`,
      obtained: String(periods.length),
    });
  }
  return { periods: periods.slice(-limits.periods.max), warnings };
}
