import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../lib/api.ts';
import type { SearchQuery } from '../../../lib/search/search-query.ts';

const pageSize = 6;

/** The next events that have the text of the query. */
export const suggestedPois = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['text-suggestions', query],
    queryFn: ({ client, signal }) =>
      unwrap(
        apiOf(client).GET('/api/v1/pois', {
          params: { query: { ...query, sort: 'date', pageSize, offset: 0, withTotal: 'false' } },
          signal,
        }),
      ),
  });
