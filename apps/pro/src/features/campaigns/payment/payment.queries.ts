import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Opens the payment, or goes on with the one that is open: asked once for as long as the screen stands. */
export const openedPayment = (campaignId: string) =>
  queryOptions({
    // Not among what is read again after a change: a payment that was just given up would be opened anew.
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
