import { unwrap } from '@parages/contracts/api-problem';
import type { PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { organiserPoiListsKey } from '../../lib/organiser-pois.ts';

/** Maximum number of events per status in the to-do list. */
const named = 3;

type Totals = Record<'views' | 'favorites' | 'clicks', number>;

export const visitsOf = (organisationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['visits', ...organisationIds],
    queryFn: async ({ signal }) => {
      const each = await Promise.all(
        organisationIds.map((organisationId) =>
          unwrap(
            api().GET('/api/v1/org/organisations/{organisationId}/statistics', {
              params: { path: { organisationId } },
              signal,
            }),
          ),
        ),
      );
      const views = new Map<string, number>();
      for (const { day, views: seen } of each.flatMap(({ items }) => items))
        views.set(day, (views.get(day) ?? 0) + seen);
      const sum = (name: keyof Totals): number =>
        each.reduce((total, { totals }) => total + totals[name], 0);
      const totals: Totals = {
        views: sum('views'),
        favorites: sum('favorites'),
        clicks: sum('clicks'),
      };
      return { days: [...views].map(([day, seen]) => ({ day, views: seen })), totals };
    },
  });

const listEvents = (status: PoiStatus, organisationId: string | null, signal: AbortSignal) => {
  const query = { status, pageSize: named, ...(organisationId !== null && { organisationId }) };
  return unwrap(api().GET('/api/v1/org/pois', { params: { query }, signal }));
};

export const eventsOf = (status: PoiStatus, organisationId: string | null) =>
  queryOptions({
    queryKey: [...organiserPoiListsKey, 'home', status, organisationId],
    queryFn: ({ signal }) => listEvents(status, organisationId, signal),
  });

/** Whether the event can be submitted or published now; false when that cannot be read. */
const canLeave = async (poiId: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const path = '/api/v1/org/pois/{poiId}';
    const { errors, allowedTransitions } = await unwrap(
      api().GET(path, { params: { path: { poiId } }, signal }),
    );
    return (
      errors.length === 0 &&
      allowedTransitions.some((status) => status === 'in-review' || status === 'published')
    );
  } catch {
    return false;
  }
};

/** The newest drafts, each with whether it `isReady` to be submitted. */
export const draftsOf = (organisationId: string | null) =>
  queryOptions({
    queryKey: [...organiserPoiListsKey, 'home', 'draft', organisationId],
    queryFn: async ({ signal }) => {
      const { items, counts } = await listEvents('draft', organisationId, signal);
      const ready = await Promise.all(items.map(({ id }) => canLeave(id, signal)));
      return {
        items: items.map((item, index) => ({ ...item, isReady: ready[index] === true })),
        counts,
      };
    },
  });
