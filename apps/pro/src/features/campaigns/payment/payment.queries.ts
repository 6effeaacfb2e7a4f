import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { campaigns } from '../campaigns.queries.ts';

/** Opens the payment, or goes on with the one that is open: asked once for as long as the screen stands. */
export const openedPayment = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaigns.key, 'payment', campaignId],
    queryFn: () => unwrap(api().POST('/api/v1/org/campaigns/{campaignId}/payment', { params: { path: { campaignId } } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
