import type { EventSearch, Parages } from '@parages/client';
import type { EventCard } from '@parages/client/types';
import { partOfDayNames } from '@parages/contracts/vocabulary/search/search-traits';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { z } from 'zod';
import { listedEvent, listedEventOf, themeName } from '../event-shapes.ts';
import { answerWith, ToolRefusal } from '../tool-answers.ts';
import { readOnly, type ToolContext } from '../tool-context.ts';
import { type FoundPlace, findPlaces, placeShape } from './find-place.ts';
import { ceilingFor, isWithinPrice, weekdayOf } from './search-filters.ts';

const defaultKm = 10;
const defaultLimit = 20;
// Events whose price is between two ceilings of the API are read and left out here.
const mostRead = 500;

const wideKinds = ['department', 'region'];

const day = z.iso.date();
const input = z.object({
  place: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Town, postcode or address in France. Without place and position: all of France'),
  position: z
    .object({ lon: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) })
    .optional()
    .describe('Instead of place: degrees, WGS 84'),
  distanceKm: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe(
      `Radius around the place, as the crow flies; ${defaultKm} by default, needed for a department or a region`,
    ),
  from: day.optional().describe('First day, yyyy-MM-dd, Europe/Paris; without it, from now on'),
  to: day.optional().describe('Last day, inclusive; without it, the day of from alone'),
  partOfDay: z
    .enum(partOfDayNames)
    .optional()
    .describe(
      'A start in morning (05:00 to 12:00), afternoon (to 18:00) or evening (to 05:00). An event without known hours matches each of them',
    ),
  maxPriceEuros: z
    .number()
    .min(0)
    .max(10_000)
    .optional()
    .describe('Most that the cheapest ticket costs; 0 for free. Unknown prices do not match'),
  theme: themeName.optional().describe('Slug of list_themes, such as concerts'),
  text: z.string().min(2).max(100).optional().describe('Words of title, place or description'),
  options: z
    .array(z.enum(poiOptions))
    .max(poiOptions.length)
    .optional()
    .describe('All must be true; pmr: accessible to wheelchairs'),
  sort: z.enum(['date', 'distance']).optional().describe('date by default; distance needs a place'),
  limit: z.number().int().min(1).max(100).optional().describe(`${defaultLimit} by default`),
});
type Input = z.output<typeof input>;

const output = z.object({
  searched: z.object({
    place: placeShape.nullable().describe('The place that the name was taken for'),
    otherPlaces: z.array(z.string()).describe('Further places with that name'),
    distanceKm: z.number().nullable(),
    days: z.array(z.string()).describe('Searched days with their weekday: check them'),
  }),
  events: z.array(listedEvent),
  hasMore: z.boolean().describe('True when a further event matches: narrow the search'),
  isComplete: z
    .boolean()
    .describe(
      `True when events has every match. False with hasMore, and after ${mostRead} events whose price was compared: then others may match, also when events is empty`,
    ),
});

type Area = { place: FoundPlace | null; otherPlaces: string[]; lon?: number; lat?: number };

/**
 * The point to search around. Refusals: place_not_found; place_too_large for a department or a
 * region without a radius, whose events the usual one would leave out.
 */
export async function areaOf(
  parages: Parages,
  { place, position, distanceKm }: Pick<Input, 'place' | 'position' | 'distanceKm'>,
): Promise<Area> {
  if (position !== undefined) return { place: null, otherPlaces: [], ...position };
  if (place === undefined) return { place: null, otherPlaces: [] };
  const [first, ...others] = (await findPlaces(parages, place)).filter((one) => one.position);
  if (first?.position == null)
    throw new ToolRefusal(`place_not_found: no place in France is called "${place}".`);
  if (wideKinds.includes(first.kind) && distanceKm === undefined)
    throw new ToolRefusal(
      `place_too_large: "${first.fullName}" is a ${first.kind}, and a search covers a circle around a point. Name a town, or give distanceKm (100 at most) for a circle around ${first.position.lat}, ${first.position.lon}.`,
    );
  return {
    place: first,
    otherPlaces: others.slice(0, 5).map(({ fullName }) => fullName),
    lon: first.position.lon,
    lat: first.position.lat,
  };
}

function daysOf({ from, to }: Input): { dates: string; days: string[] } | undefined {
  if (from === undefined) {
    if (to !== undefined) throw new ToolRefusal('from_missing: to needs from.');
    return undefined;
  }
  if (to === undefined || to === from) return { dates: from, days: [weekdayOf(from)] };
  if (to < from) throw new ToolRefusal('days_reversed: to is before from.');
  return { dates: `${from}_${to}`, days: [weekdayOf(from), weekdayOf(to)] };
}

function searchOf(wanted: Input, { lon, lat }: Area, dates: string | undefined): EventSearch {
  const { distanceKm = defaultKm, partOfDay, maxPriceEuros, theme, text, options, sort } = wanted;
  const maxPrice = maxPriceEuros === undefined ? undefined : ceilingFor(maxPriceEuros);
  return {
    ...(lon !== undefined && lat !== undefined && { lon, lat, distanceKm }),
    ...(dates && { dates }),
    ...(partOfDay && { partOfDay }),
    ...(maxPrice && { maxPrice }),
    ...(theme && { theme }),
    ...(text && { q: text }),
    ...(options?.length && { options: options.join(',') }),
    ...(sort && { sort }),
  };
}

type FirstCards = { found: EventCard[]; hasMore: boolean; isComplete: boolean };

/**
 * The first `limit` cards within the price. `hasMore`: another one follows. `isComplete`: none
 * follows, and every card was read.
 */
export async function firstCards(
  cards: AsyncIterable<EventCard>,
  { maxPriceEuros, limit = defaultLimit }: Pick<Input, 'maxPriceEuros' | 'limit'>,
): Promise<FirstCards> {
  const found: EventCard[] = [];
  let read = 0;
  for await (const card of cards) {
    read += 1;
    const matches = maxPriceEuros === undefined || isWithinPrice(card, maxPriceEuros);
    if (matches && found.length === limit) return { found, hasMore: true, isComplete: false };
    if (matches) found.push(card);
    if (read === mostRead) return { found, hasMore: false, isComplete: false };
  }
  return { found, hasMore: false, isComplete: true };
}

async function searchEvents({ parages, origin }: ToolContext, wanted: Input) {
  const days = daysOf(wanted);
  const area = await areaOf(parages, wanted);
  const search = searchOf(wanted, area, days?.dates);
  const { found, hasMore, isComplete } = await firstCards(parages.listEvents(search), wanted);
  return {
    searched: {
      place: area.place,
      otherPlaces: area.otherPlaces,
      distanceKm: search.distanceKm ?? null,
      days: days?.days ?? [],
    },
    events: found.map((card) => listedEventOf(card, origin)),
    hasMore,
    isComplete,
  };
}

export function registerSearchEvents(context: ToolContext): void {
  context.server.registerTool(
    'search_events',
    {
      title: 'Search events in France',
      description:
        'Lists published events and activities around a place, soonest first, by days, part of the day, price, theme and words. Turn words such as "Saturday evening" into a date and a part of the day yourself, and check the weekday in searched.days. "Under 15 euros" is maxPriceEuros 15. An empty list with isComplete means that nothing matches in searched: widen distanceKm or the days before you say that there is nothing.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    (wanted) => answerWith(() => searchEvents(context, wanted)),
  );
}
