import { readFileSync } from 'node:fs';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import {
  type PartOfDay,
  type PriceCeiling,
  partOfDayNames,
  priceCeilings,
} from '@parages/contracts/vocabulary/search/search-traits';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Db } from '../src/platform/database/database.ts';
import { refreshAllPois } from './records/refresh-all-pois.ts';

const seed = readFileSync(new URL('./records/many-pois.sql', import.meta.url), 'utf8');
export const today = '2026-06-10';
export const oracleClock = { now: () => new Date('2026-06-10T10:00:00Z') };

type Period = { start: string; end: string };
type Dated = Period & { hour: number | null };
export type Known = {
  id: string;
  label: string;
  lon: number;
  lat: number;
  themes: Theme[];
  options: PoiOption[];
  permanent: boolean;
  published: string;
  periods: Dated[] | null;
  cents: number | null;
  minimumAge: number | null;
  maximumAge: number | null;
};
export type Query = {
  lon: number;
  lat: number;
  distanceKm: number;
  theme?: Theme;
  options?: PoiOption[];
  dates?: Period;
  q?: string;
  maxPrice?: PriceCeiling;
  age?: number;
  partOfDay?: PartOfDay;
  /** Leaves out dates that are assumed to be over, as "tonight" does. */
  isFromNow?: boolean;
  sort: string;
  group?: string;
};

// One date in ten is cancelled, postponed or full.
const dateStates = `
  INSERT INTO date_state (poi_id, starts_at, state)
  SELECT DISTINCT v.poi_id, k.starts_at, (ARRAY['cancelled', 'postponed', 'full', 'scheduled'])[1 + extract(day FROM k.starts_at)::int % 4]
  FROM period x JOIN poi_version v ON v.id = x.version_id
  CROSS JOIN LATERAL (SELECT period_start(start_date => x.start_date, start_time => x.start_time) AS starts_at) k
  WHERE ('x' || substr(md5(v.poi_id::text || k.starts_at), 1, 2))::bit(8)::int < 26`;

/** Writes 4,000 pois, and returns the fields of them that the rules read, without the dates that do not take place. */
export async function writeKnownPois(db: Db): Promise<Known[]> {
  await db.$queryRawUnsafe(seed, 4000);
  await db.$executeRawUnsafe(dateStates);
  await refreshAllPois(db, oracleClock.now());
  return db.$queryRawUnsafe(`
    SELECT v.poi_id::text AS id, v.label, v.lon, v.lat, v.themes, v.options, v.is_permanent AS permanent, p.published_at::text AS published,
      v.min_price_cents AS cents, v.minimum_age AS "minimumAge", v.maximum_age AS "maximumAge",
      (SELECT jsonb_agg(jsonb_build_object('start', x.start_date, 'end', x.end_date, 'hour', extract(hour FROM x.start_time))) FROM period x
        WHERE x.version_id = v.id AND NOT EXISTS (SELECT FROM date_state q WHERE q.poi_id = p.id AND q.state IN ('cancelled', 'postponed')
          AND q.starts_at = period_start(start_date => x.start_date, start_time => x.start_time))) AS periods
    FROM poi p JOIN poi_version v ON v.poi_id = p.id`);
}

const days = (period: Period): number =>
  (Date.parse(period.end) - Date.parse(period.start)) / 86_400_000 + 1;
const later = (a: string, b: string): string => (a > b ? a : b);

const compare = (a: string | number | boolean, b: string | number | boolean): number =>
  a < b ? -1 : a > b ? 1 : 0;

type Expected = {
  id: string;
  away: number;
  next: string;
  isLong: boolean;
  group: string;
  published: string;
};

// It is noon in Paris. Dates begin at half past an hour and have no end: those of one day are assumed
// to last two hours.
const isOver = ({ start, end, hour }: Dated): boolean =>
  start === today && end === today && hour !== null && hour + 2.5 <= 12;

const partOf = (hour: number): PartOfDay =>
  hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';

function isWithinPrice({ options, cents }: Known, maxPrice: number): boolean {
  if (options.includes('free')) return true;
  return maxPrice > 0 && cents !== null && cents <= maxPrice * 100;
}

function isForAge({ options, themes: own, minimumAge, maximumAge }: Known, age: number): boolean {
  if (minimumAge === null && maximumAge === null)
    return options.includes('kids-friendly') || own.includes('famille');
  return age >= (minimumAge ?? 0) && age <= (maximumAge ?? 99);
}

/** The theme that each of these texts names, besides the titles that begin with it. */
export const namedThemes: Record<string, Theme> = {
  concert: 'concerts',
  Visites: 'tourisme',
  festival: 'fetes',
  brocante: 'marches-et-brocantes',
};

const hasText = ({ label, themes: own }: Known, q: string): boolean => {
  const theme = namedThemes[q];
  const isNamed = theme !== undefined && own.includes(theme);
  return isNamed || label.toLowerCase().startsWith(q.toLowerCase().replace(/s$/, ''));
};

/** Evaluates one poi for one query, directly from the specified rules. */
export function expectedFor(poi: Known, asked: Query): Expected | undefined {
  const away = metresBetween(asked, poi);
  if (away > asked.distanceKm * 1000) return undefined;
  if (asked.theme !== undefined && !poi.themes.includes(asked.theme)) return undefined;
  if (asked.q !== undefined && !hasText(poi, asked.q)) return undefined;
  if (asked.options?.some((option) => !poi.options.includes(option))) return undefined;
  const { id, published } = poi;
  if (asked.maxPrice !== undefined && !isWithinPrice(poi, asked.maxPrice)) return undefined;
  if (asked.age !== undefined && !isForAge(poi, asked.age)) return undefined;
  if (poi.permanent && asked.partOfDay !== undefined) return undefined;
  if (poi.permanent) return { id, away, next: '9999', isLong: false, group: 'ongoing', published };
  const from = asked.dates === undefined ? today : asked.dates.start;
  const to = asked.dates?.end ?? '9998';
  const isInPart = ({ hour }: Dated): boolean =>
    asked.partOfDay === undefined || hour === null || partOf(hour) === asked.partOfDay;
  const isListed = (period: Dated): boolean =>
    isInPart(period) && !(asked.isFromNow === true && isOver(period));
  const open = (poi.periods ?? []).filter(
    (period) => period.end >= today && period.end >= from && period.start <= to && isListed(period),
  );
  const [next] = open.map(({ start }) => later(start, from)).toSorted();
  if (next === undefined) return undefined;
  const all = (poi.periods ?? []).filter((period) => period.end >= today && days(period) > 7);
  const long = all.filter(({ start, end }) => start <= next && next <= end);
  // Consecutive long periods without a gap count as one run.
  let lastDay = next;
  for (const { start, end } of all.toSorted((a, b) => compare(a.start, b.start)))
    if (Date.parse(start) <= Date.parse(lastDay) + 86_400_000) lastDay = later(lastDay, end);
  const group = long.length === 0 ? 'agenda' : lastDay <= '2026-06-16' ? 'last-days' : 'ongoing';
  return { id, away, next, isLong: long.length > 0, group, published };
}

export function order(a: Expected, b: Expected, sort: string): number {
  const first =
    sort === 'date'
      ? compare(a.next, b.next) || compare(a.isLong, b.isLong)
      : sort === 'newest'
        ? compare(b.published, a.published)
        : 0;
  return first || compare(a.away, b.away) || compare(a.id, b.id);
}

/** Prices are texts in a query string. */
export const asQuery = <Asked extends { maxPrice?: number }>({ maxPrice, ...asked }: Asked) => ({
  ...asked,
  ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
});

/** A generator of whole numbers from 0, below an exclusive bound. */
export function seeded(seed = 7): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

export const drawTraits = (
  draw: (below: number) => number,
): Pick<Query, 'maxPrice' | 'age' | 'partOfDay'> => ({
  ...(draw(4) === 0 && { maxPrice: priceCeilings[draw(5)] ?? 0 }),
  ...(draw(4) === 0 && { age: draw(16) }),
  ...(draw(4) === 0 && { partOfDay: partOfDayNames[draw(3)] ?? 'evening' }),
});
