import type { FavoriteLinkKind } from '@parages/contracts/vocabulary/accounts/favorites';
import { limits } from '@parages/contracts/vocabulary/limits';
import { apiPrefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { newToken } from '../../platform/secret-token.ts';
import { everyDate, type PoiFilesService } from '../poi-files/poi-files.service.ts';
import { calendarName as englishName } from './favorite-links.en.ts';
import { calendarName as frenchName } from './favorite-links.fr.ts';
import { favoriteLinksRepository, type LinkRow } from './favorite-links.repository.ts';
import type { Favorite, FavoriteLink, FavoriteLinks, SharedFavorites } from './favorites.schema.ts';
import type { FavoritesService } from './favorites.service.ts';

// A subscribed calendar keeps a date for this long after its end.
const pastMs = 31 * 86_400_000;

const tokenPattern = /^[0-9a-f]{64}$/;

const paths: Record<FavoriteLinkKind, (token: string) => string> = {
  calendar: (token) => `${apiPrefix}/favorites/calendar/${token}.ics`,
  share: (token) => `/favorites/shared/${token}`,
};

const toLink = ({ kind, token, createdAt }: LinkRow, origin: string): FavoriteLink => ({
  kind,
  token,
  url: `${origin}${paths[kind](token)}`,
  createdAt: createdAt.toISOString(),
});

const shown = (list: Favorite[]): Favorite[] => list.filter(({ isGone }) => !isGone);

export type FavoriteLinksDeps = {
  db: Db;
  clock: Clock;
  favorites: FavoritesService;
  files: PoiFilesService;
  product: string;
};

export function favoriteLinksService({ db, clock, favorites, files, product }: FavoriteLinksDeps) {
  const links = favoriteLinksRepository(db);

  async function save(
    accountId: string,
    kind: FavoriteLinkKind,
    origin: string,
    isRenewed: boolean,
  ): Promise<FavoriteLink> {
    const link = await links.save({
      accountId,
      kind,
      token: newToken(),
      isRenewed,
      now: clock.now(),
    });
    if (!link) throw new Problem('session_missing');
    return toLink(link, origin);
  }

  async function ownerOf(kind: FavoriteLinkKind, token: string) {
    const owner = tokenPattern.test(token) ? await links.findOwner(kind, token) : undefined;
    if (!owner) throw new Problem('link_not_found');
    return owner;
  }

  const list = async (accountId: string, origin: string): Promise<FavoriteLinks> => ({
    items: (await links.list(accountId)).map((link) => toLink(link, origin)),
  });

  return {
    list,
    /** Returns the present link of this kind if there is one. */
    create: (accountId: string, kind: FavoriteLinkKind, origin: string) =>
      save(accountId, kind, origin, false),
    renew: (accountId: string, kind: FavoriteLinkKind, origin: string) =>
      save(accountId, kind, origin, true),
    remove: async (
      accountId: string,
      kind: FavoriteLinkKind,
      origin: string,
    ): Promise<FavoriteLinks> => {
      await links.remove(accountId, kind);
      return list(accountId, origin);
    },

    calendar: async (token: string, origin: string): Promise<string> => {
      const owner = await ownerOf('calendar', token);
      const since = new Date(clock.now().getTime() - pastMs);
      const pois = await files.listDated({
        ids: (await favorites.listIds(owner.id)).items,
        since,
        ...everyDate,
        mostDates: limits.periods.max,
      });
      const name = owner.locale === 'en' ? englishName(product) : frenchName(product);
      return files.feed(pois, { origin, name });
    },

    shared: async (token: string): Promise<SharedFavorites> => {
      const owner = await ownerOf('share', token);
      const { dated, undated, past } = await favorites.list(owner.id, {});
      return {
        firstName: owner.firstName,
        dated: shown(dated),
        undated: shown(undated),
        past: shown(past),
      };
    },
  };
}

export type FavoriteLinksService = ReturnType<typeof favoriteLinksService>;
