import { unwrap } from '@parages/contracts/api-problem';
import type { Suggestions } from '@parages/contracts/types';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../lib/api.ts';
import type { LonLat } from '../../../lib/search/filters.search-params.ts';
import type { SearchQuery } from '../../../lib/search/search-query.ts';

const pageSize = 6;

const none: Suggestions = { venues: [], organisers: [] };

/**
 * The venues and organisers with the text of the query in their name, and the next events that have
 * it, in one answer: a list that grew later would move the option below the pointer. Venues and
 * organisers that do not arrive leave the events alone.
 */
export const suggestionsOf = (query: SearchQuery & { q: string }, centre: LonLat | null) =>
  queryOptions({
    queryKey: ['text-suggestions', query, centre],
    queryFn: async ({ client, signal }) => {
      const { q } = query;
      const api = apiOf(client);
      const [pois, hosts] = await Promise.all([
        unwrap(
          api.GET('/api/v1/pois', {
            params: { query: { ...query, sort: 'date', pageSize, offset: 0, withTotal: 'false' } },
            signal,
          }),
        ),
        unwrap(
          api.GET('/api/v1/suggestions', { params: { query: { ...centre, q } }, signal }),
        ).catch(() => none),
      ]);
      return { ...hosts, pois: pois.items };
    },
  });
