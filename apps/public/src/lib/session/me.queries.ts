import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api.ts';

export const me = {
  key: ['me'] as const,
  profile: () =>
    queryOptions({
      queryKey: [...me.key, 'profile'],
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/me', { signal })),
    }),
};
