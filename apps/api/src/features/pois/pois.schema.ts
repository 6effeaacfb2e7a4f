import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { searchGroups } from '@parages/contracts/vocabulary/search/search-groups';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';

export const positionSchema = z.object({ lon: z.number(), lat: z.number() });
export type Position = z.output<typeof positionSchema>;

/** In degrees. */
export type Box = { west: number; east: number; south: number; north: number };

const cardShape = {
  id: z.string(),
  slugFr: z.string(),
  label: z.string(),
  theme: z.enum(themes).nullable(),
  locality: z.string().nullable(),
  mainMediaFileId: z.string().nullable(),
  mainMediaFileCredits: z.string().nullable(),
  mainMediaFileLicense: z.string().nullable(),
  mainMediaColor: z.string().optional(),
  mainMediaFocal: z.object({ x: z.number(), y: z.number() }).optional(),
  isFree: z.boolean(),
  minPriceCents: z.int().nullable(),
  maxPriceCents: z.int().nullable(),
  isPermanent: z.boolean(),
  liveState: z.enum(liveStates),
  position: positionSchema,
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  poiTime: z.string().nullable(),
  distance: z.int().optional(),
  group: z.enum(searchGroups),
};

/**
 * A card as the database writes it. Columns of one list only, such as `isExtra`, are kept beside
 * the card, so that no caller has to copy the card to remove them.
 */
export const cardRowSchema = z.strictObject(cardShape);

export const poiCardSchema = z.object(cardShape).meta({
  id: 'PoiCard',
  description:
    'A poi in a list. The dates are those of its earliest occurrence that is not over and within the requested days; null when permanent. `distance` in metres; absent when the search has no place. A null `maxPriceCents` beside a price means that it may cost more; equal amounts are one price. Photos have a placeholder colour (`#rrggbb`) and, unless it is the middle, a focal point to crop around, as fractions of width and height.',
});
export type PoiCard = z.output<typeof poiCardSchema>;

export const poiListSchema = z
  .object({
    items: z.array(poiCardSchema),
    extra: z.array(poiCardSchema),
    total: z.int().optional(),
  })
  .meta({
    id: 'PoiList',
    description:
      '`extra` holds the nearest pois beyond `distanceKm`, by distance; `total` counts those within it. A list with `bbox` has no `extra`. Without `lon`, `lat` and `bbox`, the list is that of the whole country: it has no `extra` and counts 10,000 pois at most.',
  });
export type PoiList = z.output<typeof poiListSchema>;

export const cardListSchema = z.object({ items: z.array(poiCardSchema) }).meta({ id: 'PoiCards' });
export type CardList = z.output<typeof cardListSchema>;

// Without a place there is no distance.
const { distance: _distance, ...pickShape } = cardShape;
export const pickRowSchema = z.strictObject(pickShape);
const pickSchema = z.object(pickShape).meta({
  id: 'PoiPick',
  description: 'The card of a poi for a visitor whose place is unknown: it has no distance.',
});
export const picksSchema = z.object({ items: z.array(pickSchema) }).meta({
  id: 'PoiPicks',
  description:
    'At most 20 popular pois of the whole country with a picture and an occurrence within 30 days, soonest first: at most 3 of a theme and 2 of a town. Those with a photo are chosen before those with a drawing.',
});
export type Picks = z.output<typeof picksSchema>;

const optionCountSchema = z.object({ yes: z.int(), unknown: z.int() });
export const facetsSchema = z
  .object({
    total: z.int(),
    themes: z.record(z.enum(themes), z.int()),
    options: z.record(z.enum(poiOptions), optionCountSchema),
    datePresets: z.object({ today: z.int(), tomorrow: z.int(), nextWeekend: z.int() }),
  })
  .meta({
    id: 'PoiFacets',
    description:
      'How many pois each choice would leave under the other filters. `unknown`: those without that information.',
  });
export type Facets = z.output<typeof facetsSchema>;

export const dayTotalsSchema = z
  .object({ items: z.array(z.object({ day: z.string(), total: z.int() })) })
  .meta({
    id: 'PoiDays',
    description:
      'How many pois each day of the month has under the other filters, in order; without the days that are over.',
  });
export type DayTotals = z.output<typeof dayTotalsSchema>;

export const firstRadiusSchema = z.object({ distanceKm: z.int().nullable(), total: z.int() }).meta({
  id: 'PoiFirstRadius',
  description:
    'The smallest of 1, 5, 10, 30, 50 and 100 km that is larger than `distanceKm` and has any poi, and how many it has; null and 0 when none has any.',
});
export type FirstRadius = z.output<typeof firstRadiusSchema>;

export const homeSchema = z
  .object({
    promoted: z.array(poiCardSchema),
    tonight: z.array(poiCardSchema),
    weekend: z.array(poiCardSchema),
    carousels: z.array(z.object({ theme: z.enum(themes), items: z.array(poiCardSchema) })),
  })
  .meta({
    id: 'Home',
    description:
      'Sponsored cards; the dated pois from now until 05:00 in Paris and those of the coming weekend after the day of tonight, without those of tonight, across all themes; the soonest pois of each theme that has any. With `dates`, `tonight` and `weekend` are empty unless `dates` contains all of their days.',
  });
export type Home = z.output<typeof homeSchema>;

export const mapPointSchema = z.object({
  id: z.string(),
  slugFr: z.string(),
  label: z.string(),
  theme: z.enum(themes).nullable(),
  position: positionSchema,
});
export const poiMapSchema = z
  .object({
    clusters: z.array(z.object({ position: positionSchema, count: z.int() })),
    points: z.array(mapPointSchema),
  })
  .meta({
    id: 'PoiMap',
    description:
      'Each poi of the box when there are at most 500, else the number in each square; never both.',
  });
export type PoiMap = z.output<typeof poiMapSchema>;
