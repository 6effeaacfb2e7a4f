import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

/** An organisation as visitors see it, with a page of its events, by the name in its address. */
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
