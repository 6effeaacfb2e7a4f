import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const me = {
  key: ['me'] as const,
  profile: () =>
    queryOptions({
      queryKey: [...me.key, 'profile'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/me', { signal })),
      staleTime: 60_000,
    }),
};
