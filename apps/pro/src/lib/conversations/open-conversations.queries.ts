import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

const everyMs = 60_000;

/** The conversations in which the team waits for the account: unread messages, asked papers. */
export const openConversations = {
  key: ['open-conversations'] as const,
  list: () =>
    queryOptions({
      queryKey: openConversations.key,
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/org/conversations', { signal })),
      refetchInterval: everyMs,
    }),
};
