import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

export const organiser = {
  key: ['organiser'] as const,
  one: (slug: string, offset: number) =>
    queryOptions({
      queryKey: [...organiser.key, slug, offset],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/organisers/{slug}', {
            params: { path: { slug }, query: { offset } },
            signal,
          }),
        ),
    }),
};
