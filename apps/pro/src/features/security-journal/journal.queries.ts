import { unwrap } from '@parages/contracts/api-problem';
import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** `null` means no filter. */
export type JournalFilters = {
  kind: SecurityEventKind | null;
  account: string | null;
  network: string | null;
  from: string | null;
  to: string | null;
};

export const securityJournal = (filters: JournalFilters) =>
  infiniteQueryOptions({
    queryKey: ['security-journal', filters],
    queryFn: ({ pageParam, signal }) => {
      const { kind, account, network, from, to } = filters;
      const query = {
        ...(kind && { kind }),
        ...(account && { account }),
        ...(network && { network }),
        ...(from && { from }),
        ...(to && { to }),
        ...(pageParam !== '' && { before: pageParam }),
      };
      return unwrap(
        api().GET('/api/v1/moderation/security-journal', { params: { query }, signal }),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
