import {
  type DashboardListing,
  dashboardListings,
  listingPermissions,
  type PoiListing,
} from '@parages/contracts/vocabulary/events/dashboard-listings';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { dashboardRepository } from './dashboard.repository.ts';
import {
  type Dashboard,
  type DashboardPois,
  type DashboardSources,
  type DashboardTowns,
  type ListingQuery,
  maxSources,
  type TownsQuery,
} from './dashboard.schema.ts';

const { countedTo, townCountedTo, pageSize: townsPerPage } = limits.dashboard;

const canOpen = ({ permissions }: Viewer, listing: DashboardListing): boolean => {
  const permission = listingPermissions[listing];
  return permission === undefined || permissions.includes(permission);
};

/** @throws {Problem} request_invalid for a town or a feed that the listing requires */
function assertNarrowed(
  listing: PoiListing,
  { townId, source }: Pick<ListingQuery, 'townId' | 'source'>,
): void {
  const missing = (name: string, detail: string) =>
    new Problem('request_invalid', undefined, [
      { pointer: `/query/${name}`, code: 'missing', detail },
    ]);
  if (listing === 'by-city' && townId === undefined) throw missing('townId', 'A town is required');
  if (listing === 'by-source' && !source) throw missing('source', 'A feed is required');
}

// One event more than the page, which shows whether there is another page.
const pageOf = (
  { townId, source, sourceClass, shown, q, after, pageSize }: ListingQuery,
  now: Date,
) => ({
  now,
  townId: townId ?? null,
  isEnabled: shown === undefined ? null : shown === 'online',
  source: source || null,
  sourceClass: sourceClass ?? null,
  q: q || null,
  after: after ?? null,
  pageSize: pageSize + 1,
});

export function dashboardService({ db, clock }: { db: Db; clock: Clock }) {
  const dashboard = dashboardRepository(db);
  const anyTown = { id: null, q: null, afterPopulation: null, afterId: null, most: townCountedTo };

  async function findTown(id: string | undefined): Promise<DashboardPois['town']> {
    if (id === undefined) return null;
    const [town] = await dashboard.listTowns({
      ...anyTown,
      now: clock.now(),
      id,
      most: 1,
      pageSize: 1,
    });
    return town === undefined ? null : { id: town.id, name: town.name };
  }

  return {
    count: async (viewer: Viewer): Promise<Dashboard> => {
      const counts = await dashboard.count(clock.now(), countedTo + 1);
      const listings = dashboardListings.filter((listing) => canOpen(viewer, listing));
      return { items: listings.map((listing) => ({ listing, count: counts?.[listing] ?? 0 })) };
    },

    /**
     * Problems: permission_missing, request_invalid (`by-city` without its town, `by-source`
     * without its feed).
     */
    list: async (
      viewer: Viewer,
      listing: PoiListing,
      query: ListingQuery,
    ): Promise<DashboardPois> => {
      if (!canOpen(viewer, listing)) throw new Problem('permission_missing');
      assertNarrowed(listing, query);
      const now = clock.now();
      const params = pageOf(query, now);
      const [ids, town] = await Promise.all([
        dashboard.listIds(listing, params),
        findTown(query.townId),
      ]);
      const shownIds = ids.slice(0, query.pageSize);
      const items = await dashboard.listPois({ ids: shownIds, now, accountId: viewer.userId });
      return { items, town, next: ids.length > query.pageSize ? (shownIds.at(-1) ?? null) : null };
    },

    listSources: async (): Promise<DashboardSources> => ({
      items: await dashboard.listSources({
        now: clock.now(),
        most: townCountedTo,
        count: maxSources,
      }),
    }),

    listTowns: async ({ q, after }: TownsQuery): Promise<DashboardTowns> => {
      const [population, afterId = null] = after?.split('_') ?? [];
      const afterPopulation = population === undefined ? null : Number(population);
      const params = {
        ...anyTown,
        now: clock.now(),
        q: q || null,
        afterPopulation,
        afterId,
        pageSize: townsPerPage + 1,
      };
      const rows = await dashboard.listTowns(params);
      const page = rows.slice(0, townsPerPage);
      const last = rows.length > townsPerPage ? page.at(-1) : undefined;
      return {
        items: page.map(({ population: _, ...town }) => town),
        next: last === undefined ? null : `${last.population}_${last.id}`,
      };
    },
  };
}

export type DashboardService = ReturnType<typeof dashboardService>;
