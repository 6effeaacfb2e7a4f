import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const openedPayment = (campaignId: string) =>
  queryOptions({
    // Not under the key of campaigns: each mutation of a campaign invalidates that key, and the
    // refetch would reopen an abandoned payment.
    queryKey: ['campaign-payment', campaignId],
    queryFn: () =>
      unwrap(
        api().POST('/api/v1/org/campaigns/{campaignId}/payment', {
          params: { path: { campaignId } },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
