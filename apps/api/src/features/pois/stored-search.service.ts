import { formatDateFilter, parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { isDatePreset, presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { childAge } from '@parages/contracts/vocabulary/search/search-traits';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { ageMeaning, filterQuery, type PoiListQuery, poiListQuery } from './search-query.schema.ts';

// Longer than any two days, or a preset.
const maxDatesLength = 50;

const storedDates = boundedText(maxDatesLength)
  .transform((text, context) => {
    if (isDatePreset(text)) return text;
    const range = parseDateFilter(text);
    if (range !== undefined) return formatDateFilter(range);
    context.addIssue({
      code: 'custom',
      message: 'Expected today, tomorrow, nextWeekend, yyyy-MM-dd or two days joined by "_".',
    });
    return z.NEVER;
  })
  .describe(
    'A day, two days joined by an underscore, or `today`, `tomorrow` or `nextWeekend`, which follow the calendar. Without it: from now on.',
  );

const scale = 10 ** limits.account.positionDecimals;
const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .overwrite((value) => Math.round(value * scale) / scale);

/**
 * The filters of `GET /pois`, as a feature stores them. Positions are rounded to 0.01 degree. They
 * are JSON, not a query string: a schema that coerces would store null as 0, and true as 1.
 */
export const storedFilters = z.strictObject({
  ...filterQuery,
  lon: degrees(180),
  lat: degrees(90),
  distanceKm: z.number().min(0).max(limits.radius.maxKm).default(limits.radius.defaultKm),
  dates: storedDates.optional(),
  age: z.int().min(childAge.least).max(childAge.most).optional().describe(ageMeaning),
  q: poiListQuery.shape.q,
});

/** What `normaliseFilters` returns, and the database stores. */
export const normalisedFilters = z.record(z.string(), z.union([z.string(), z.number()]));
export type StoredFilters = z.output<typeof normalisedFilters>;

const toStored = (value: unknown): string | number => {
  if (Array.isArray(value)) return [...new Set(value.map(String))].sort().join(',');
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`no stored form: ${typeof value}`);
};

/** Equal searches have equal filters: lists are sorted, and empty filters are left out. */
export const normaliseFilters = (filters: z.output<typeof storedFilters>): StoredFilters =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toStored(value)] as const)
      .filter(([, value]) => value !== ''),
  );

/**
 * The list of a stored search at an instant, newest event first. Undefined when its filters are no
 * longer valid.
 */
export function newestOf(
  { dates, ...filters }: StoredFilters,
  now: Date,
  pageSize: number,
): PoiListQuery | undefined {
  const days =
    typeof dates === 'string' && isDatePreset(dates)
      ? formatDateFilter(presetRange(dates, now))
      : dates;
  return poiListQuery.safeParse({
    ...filters,
    ...(days !== undefined && { dates: days }),
    sort: 'newest',
    withTotal: 'false',
    pageSize,
  }).data;
}
