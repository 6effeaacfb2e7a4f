import { unwrap } from '@parages/contracts/api-problem';
import type { PoiAddress } from '@parages/contracts/vocabulary/events/poi-of-path';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

export const event = {
  key: ['event'] as const,
  one: (key: PoiAddress) =>
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
