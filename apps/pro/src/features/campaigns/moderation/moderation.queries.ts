import { unwrap } from '@parages/contracts/api-problem';
import type { RequestBody } from '@parages/contracts/types';
import type { CampaignState } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { nextOffset } from '../../../lib/list/next-offset.ts';
import { campaigns, useChange } from '../campaigns.queries.ts';

const pageSize = limits.pageSize.moderation;

export const allCampaigns = {
  list: (state: CampaignState | null, q: string) =>
    infiniteQueryOptions({
      queryKey: [...campaigns.key, 'all', state, q],
      queryFn: ({ pageParam, signal }) => {
        const query = {
          offset: pageParam,
          pageSize,
          ...(state !== null && { state }),
          ...(q !== '' && { q }),
        };
        return unwrap(api().GET('/api/v1/moderation/campaigns', { params: { query }, signal }));
      },
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
};

/** How many people the stop of a campaign mails. */
export const stopRecipients = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaigns.key, 'stop-recipients', campaignId],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/moderation/campaigns/{campaignId}/stop/recipients', {
          params: { path: { campaignId } },
          signal,
        }),
      ),
    gcTime: 0,
  });

export type Grant = RequestBody<'grantCampaign'>;

export const useGrant = () =>
  useChange((body: Grant) => unwrap(api().POST('/api/v1/moderation/campaigns', { body })));

export const useStop = (campaignId: string) =>
  useChange((reason: string) =>
    unwrap(
      api().POST('/api/v1/moderation/campaigns/{campaignId}/stop', {
        params: { path: { campaignId } },
        body: { reason },
      }),
    ),
  );

export const useUndoStop = (campaignId: string) =>
  useChange(() =>
    unwrap(
      api().DELETE('/api/v1/moderation/campaigns/{campaignId}/stop', {
        params: { path: { campaignId } },
      }),
    ),
  );

const ofCampaign = (campaignId: string) => ({ params: { path: { campaignId } } });

export const refundsOf = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaigns.key, 'refunds', campaignId],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/moderation/campaigns/{campaignId}/refunds', {
          ...ofCampaign(campaignId),
          signal,
        }),
      ),
  });

export function useRefund(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestBody<'refundCampaign'>) =>
      unwrap(
        api().POST('/api/v1/moderation/campaigns/{campaignId}/refunds', {
          ...ofCampaign(campaignId),
          body,
        }),
      ),
    meta: { isErrorShown: true },
    // After an error too: another refund may be the reason.
    onSettled: () => client.invalidateQueries({ queryKey: campaigns.key }),
  });
}

export const findPoi = async (slugFr: string): Promise<string> =>
  (await unwrap(api().GET('/api/v1/pois/by-slug/{slugFr}', { params: { path: { slugFr } } }))).id;
