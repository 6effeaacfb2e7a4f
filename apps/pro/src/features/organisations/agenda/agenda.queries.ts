import { ApiProblem, unwrap } from '@parages/contracts/api-problem';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The town that a text names; null when there is none. */
export const townNamed = (text: string) => {
  const slug = foldWords(text, '-');
  return queryOptions({
    queryKey: ['towns', 'named', slug],
    queryFn: async ({ signal }) => {
      try {
        return await unwrap(
          api().GET('/api/v1/towns/{slug}', { params: { path: { slug } }, signal }),
        );
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'town_not_found') return null;
        throw error;
      }
    },
    enabled: slug !== '',
    staleTime: 600_000,
  });
};
