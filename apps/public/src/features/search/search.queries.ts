import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

export const search = {
  /** Suggestions for a text; ask only for a text that is not empty. */
  suggestions: (text: string) =>
    queryOptions({
      queryKey: ['place-suggestions', text],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/places', { params: { query: { text } }, signal })),
    }),
};
