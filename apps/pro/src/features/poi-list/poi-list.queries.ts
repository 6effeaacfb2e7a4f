import { unwrap } from '@parages/contracts/api-problem';
import type { OrganiserSort } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import type { PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { organiserPoiListsKey } from '../../lib/organiser-pois.ts';

/** `null` means no filter. */
export type ListFilters = {
  organisationId: string | null;
  status: PoiStatus | null;
  when: ListedDates | null;
  place: ListedPlaces | null;
  q: string;
  sort: OrganiserSort | null;
};

/** By default in the order of their dates: `upcoming` the next one first, `past` the last one. */
export const listedDates = ['upcoming', 'past'] as const;
type ListedDates = (typeof listedDates)[number];

/** `in-doubt`: an import questions the place. */
export const listedPlaces = ['in-doubt'] as const;
type ListedPlaces = (typeof listedPlaces)[number];

const pageSize = limits.pageSize.list;

export const pois = {
  list: ({ organisationId, status, when, place, q, sort }: ListFilters) =>
    infiniteQueryOptions({
      queryKey: [...organiserPoiListsKey, organisationId, status, when, place, q, sort],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api().GET('/api/v1/org/pois', {
            params: {
              query: {
                offset: pageParam,
                pageSize,
                ...(organisationId !== null && { organisationId }),
                ...(status !== null && { status }),
                ...(when !== null && { when }),
                ...(place !== null && { place }),
                ...(q !== '' && { q }),
                ...(sort !== null && { sort }),
              },
            },
            signal,
          }),
        ),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
};
