import { ApiProblem, unwrap } from '@parages/contracts/api-problem';
import type { TownPosition } from '@parages/contracts/types';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api.ts';

const orUnknown = (error: unknown): null => {
  if (error instanceof ApiProblem && error.status === 404) return null;
  throw error;
};

export const town = {
  /** Null for a slug that no commune has. */
  one: (slug: string) =>
    queryOptions({
      queryKey: ['town', slug],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ client, signal }): Promise<TownPosition | null> =>
        unwrap(
          apiOf(client).GET('/api/v1/towns/{slug}', { params: { path: { slug } }, signal }),
        ).catch(orUnknown),
    }),
};
