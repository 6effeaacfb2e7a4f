import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

/** Links to `/poi/…` contain the id of an event instead of its slug. */
export type EventKey = { slugFr: string } | { poiId: string };

export const event = {
  key: ['event'] as const,
  one: (key: EventKey) =>
    queryOptions({
      queryKey: [...event.key, key],
      queryFn: ({ client, signal }) => {
        const api = apiOf(client);
        if ('poiId' in key)
          return unwrap(api.GET('/api/v1/pois/{poiId}', { params: { path: key }, signal }));
        return unwrap(api.GET('/api/v1/pois/by-slug/{slugFr}', { params: { path: key }, signal }));
      },
    }),
};
