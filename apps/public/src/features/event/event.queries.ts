import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

/** An event is requested by the slug in its page's path, or by the id in an old link's path. */
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
