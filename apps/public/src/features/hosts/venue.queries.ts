import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

export const venue = {
  key: ['venue'] as const,
  one: (slug: string, offset: number) =>
    queryOptions({
      queryKey: [...venue.key, slug, offset],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/venues/{slug}', {
            params: { path: { slug }, query: { offset } },
            signal,
          }),
        ),
    }),
};
