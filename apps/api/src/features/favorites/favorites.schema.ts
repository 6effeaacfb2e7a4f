import { favoriteLinkKinds, noDate } from '@parages/contracts/vocabulary/accounts/favorites';
import { parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { inputLimits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import {
  hasWholePosition,
  optionalPositionShape,
  positionSchema,
} from '../../platform/input/position-schema.ts';

const text = z.string().nullable();

export const favoriteIdsSchema = z
  .object({ items: z.array(z.string()) })
  .meta({ id: 'FavoriteIds', description: 'Ids of the favourite pois, last added first.' });
export type FavoriteIds = z.output<typeof favoriteIdsSchema>;

export const followedThemesSchema = z.object({ items: z.array(z.enum(themes)) }).meta({
  id: 'FollowedThemes',
  description: 'Themes that the account follows, in the order of the vocabulary.',
});
export type FollowedThemes = z.output<typeof followedThemesSchema>;

export const favoriteShape = {
  id: z.string(),
  slugFr: text,
  label: z.string(),
  theme: z.enum(themes).nullable(),
  startDate: text,
  endDate: text,
  poiTime: text,
  distance: z.int().nullable(),
  locality: text,
  mainMediaFileId: text,
  mainMediaFileCredits: text,
  mainMediaFileLicense: text,
  isFree: z.boolean(),
  minPriceCents: z.int().nullable(),
  maxPriceCents: z.int().nullable(),
  isPermanent: z.boolean(),
  liveState: z.enum(liveStates),
  position: positionSchema.nullable(),
  isGone: z.boolean(),
};

const favoriteSchema = z.object(favoriteShape).meta({
  id: 'Favorite',
  description:
    'A favourite as a card. The dates are those of its next occurrence, or of the last one once all are past; null when it has none. `distance` in metres, null unless the query has a position. `isGone`: withdrawn by its organiser, a moderator or an import, without page or picture.',
});
export type Favorite = z.output<typeof favoriteSchema>;

const parts = {
  dated: z.array(favoriteSchema),
  undated: z.array(favoriteSchema),
  past: z.array(favoriteSchema),
};
export const favoritesSchema = z.object(parts).meta({
  id: 'Favorites',
  description: '`dated` by next occurrence; `undated` last added first; `past` most recent first.',
});
export type Favorites = z.output<typeof favoritesSchema>;

export const sharedFavoritesSchema = z
  .object({ firstName: z.string().describe('Empty when unknown'), ...parts })
  .meta({
    id: 'SharedFavorites',
    description: 'The favourites that an account shares, without withdrawn events.',
  });
export type SharedFavorites = z.output<typeof sharedFavoritesSchema>;

export const favoriteLinkSchema = z
  .object({
    kind: z.enum(favoriteLinkKinds),
    token: z.string(),
    url: z.string(),
    createdAt: z.string(),
  })
  .meta({
    id: 'FavoriteLink',
    description: 'A link that shows the favourites without a session.',
  });
export type FavoriteLink = z.output<typeof favoriteLinkSchema>;

export const favoriteLinksSchema = z
  .object({ items: z.array(favoriteLinkSchema) })
  .meta({ id: 'FavoriteLinks' });
export type FavoriteLinks = z.output<typeof favoriteLinksSchema>;

const datesFilter = boundedText(100)
  .transform((asked, context) => {
    if (asked === noDate) return asked;
    const range = parseDateFilter(asked);
    if (range !== undefined) return range;
    context.addIssue({
      code: 'custom',
      message: 'Expected no-date, yyyy-MM-dd or two days joined by "_".',
    });
    return z.NEVER;
  })
  .describe(
    'A day, two days joined by an underscore, or `no-date` for pois without dates. By default all.',
  );

export const favoritesQuery = z
  .strictObject({ dates: datesFilter.optional(), ...optionalPositionShape })
  .superRefine(hasWholePosition);
export type FavoritesQuery = z.output<typeof favoritesQuery>;

export const favoriteParams = z.strictObject({ poiId: z.uuid() });
export const themeParams = z.strictObject({ theme: z.enum(themes) });
export const linkParams = z.strictObject({ kind: z.enum(favoriteLinkKinds) });
// The format is not checked: a malformed token counts as unknown. The router refuses a token longer
// than this bound before the route runs.
export const tokenParams = z.strictObject({ token: boundedText(inputLimits.maxParamLength) });
