import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { PlacedQuery } from '../../lib/search/search-query.ts';

const pageSize = limits.pageSize.carousel;

export const recommended = {
  around: (query: PlacedQuery) =>
    queryOptions({
      queryKey: ['recommended', query],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/pois/recommended', {
            params: { query: { ...query, pageSize } },
            signal,
          }),
        ),
    }),
};
