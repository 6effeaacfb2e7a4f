import { limits, searchTextLimits } from '@parages/contracts/vocabulary/limits';
import { feedFormats, feedLimits, posterFormat } from '@parages/contracts/vocabulary/search/feeds';
import { poiSorts } from '@parages/contracts/vocabulary/search/search-groups';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';

/** What the end of an address names: a feed, or the poster. */
export const listFormats = [...feedFormats, posterFormat] as const;
export type ListFormat = (typeof listFormats)[number];

const format = z
  .enum(listFormats)
  .describe('Kind of the feed, or pdf for the poster of seven days');
const slug = boundedText(200).min(1);
// Longer than all options, any two days and any rectangle.
const filter = boundedText(500).optional();

export const themeParams = z.object({ theme: slug, format });
export const townParams = z.object({ townSlug: slug, format });
export const townTimeParams = townParams.extend({ time: slug });
export const townThemeParams = townParams.extend({ theme: slug });
export const townThemeTimeParams = townThemeParams.extend({ time: slug });
export const hostParams = z.object({ slug, format });
export const searchParams = z.object({ format });

const limit = filter.describe(
  `Number of events: ${feedLimits.events} without it, ${feedLimits.events} at most; a poster has its own number`,
);
/** The query string of the feeds of venues and organisers. */
export const hostQuery = z.object({ limit });

/**
 * The query string of a page. As on the page, an invalid value and an unknown name are ignored; a
 * name that is repeated is refused.
 */
export const pageQuery = z.object({
  q: boundedText(10 * searchTextLimits.max)
    .optional()
    .describe('Words to search'),
  opts: filter.describe('Options that must all be true, separated by commas'),
  dates: filter.describe('A day, or two joined by an underscore'),
  price: filter.describe('Ceiling of the price in euros: 0, 5, 10, 20 or 30'),
  age: filter.describe('Age of a child in years'),
  part: filter.describe('Part of the day: morning, afternoon, evening or night'),
  coords: filter.describe(
    'Longitude and latitude of the place in degrees, separated by a comma; a town of the path prevails',
  ),
  dist: filter.describe(
    `Radius in kilometres: ${limits.radius.defaultKm} without it, ${limits.radius.maxKm} at most`,
  ),
  bbox: filter.describe('A rectangle to search instead: west,south,east,north in degrees'),
  limit,
  sort: filter.describe(
    `Order: ${poiSorts.join(', ')}. Without it, an RSS feed of a place has the last published events first, the other feeds the next dates`,
  ),
});
export type PageQuery = z.output<typeof pageQuery>;
