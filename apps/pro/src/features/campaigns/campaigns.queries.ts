import { unwrap } from '@parages/contracts/api-problem';
import type { Campaign, RequestBody } from '@parages/contracts/types';
import type { CampaignState } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';

/** Null means no filter. */
export type ListFilters = { organisationId: string | null; state: CampaignState | null };
export type CampaignDraft = RequestBody<'createCampaign'>;
export type CampaignChanges = RequestBody<'updateCampaign'>;

const at = (campaignId: string) => ({ params: { path: { campaignId } } });
const pageSize = limits.pageSize.list;

export const campaigns = {
  key: ['campaigns'] as const,
  list: ({ organisationId, state }: ListFilters) =>
    infiniteQueryOptions({
      queryKey: [...campaigns.key, 'list', organisationId, state],
      queryFn: ({ pageParam, signal }) => {
        const chosen = {
          ...(organisationId !== null && { organisationId }),
          ...(state !== null && { state }),
        };
        return unwrap(
          api().GET('/api/v1/org/campaigns', {
            params: { query: { offset: pageParam, pageSize, ...chosen } },
            signal,
          }),
        );
      },
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...campaigns.key, 'one', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/campaigns/{campaignId}', { ...at(id), signal })),
    }),
  offer: () =>
    queryOptions({
      queryKey: [...campaigns.key, 'offer'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/org/campaigns/offer', { signal })),
    }),
  ofPoi: (poiId: string) =>
    queryOptions({
      queryKey: [...campaigns.key, 'poi', poiId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/org/pois/{poiId}/campaigns', { params: { path: { poiId } }, signal }),
        ),
    }),
  report: (id: string) =>
    queryOptions({
      queryKey: [...campaigns.key, 'report', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/campaigns/{campaignId}/report', { ...at(id), signal })),
    }),
  invoices: (id: string) =>
    queryOptions({
      queryKey: [...campaigns.key, 'invoices', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/campaigns/{campaignId}/invoices', { ...at(id), signal })),
    }),
};

/**
 * Mutation of a campaign. Stores the answered campaign in its query and invalidates the other
 * queries of campaigns; without an answered campaign, as after an error, invalidates all of them.
 * The calling screen shows the error.
 */
export function useChange<Variables>(
  change: (variables: Variables) => Promise<Campaign | undefined>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { isErrorShown: true },
    onSuccess: (campaign) => {
      if (campaign) client.setQueryData(campaigns.one(campaign.id).queryKey, campaign);
    },
    onSettled: (campaign) =>
      client.invalidateQueries({
        queryKey: campaigns.key,
        predicate: ({ queryKey }) =>
          !campaign || queryKey[2] !== campaign.id || queryKey[1] !== 'one',
      }),
  });
}

export const useCreate = () =>
  useChange((body: CampaignDraft) => unwrap(api().POST('/api/v1/org/campaigns', { body })));

export const useUpdate = (id: string) =>
  useChange((body: CampaignChanges) =>
    unwrap(api().PATCH('/api/v1/org/campaigns/{campaignId}', { ...at(id), body })),
  );

export const useRemove = (id: string) =>
  useChange(async (version: number) => {
    const answer = api().DELETE('/api/v1/org/campaigns/{campaignId}', {
      params: { path: { campaignId: id }, query: { version } },
    });
    // The API answers without a body: `data` is set for `unwrap`.
    await unwrap(answer.then(({ response, error }) => ({ response, error, data: true })));
    return undefined;
  });

export const useAbandon = (id: string) =>
  useChange(() => unwrap(api().DELETE('/api/v1/org/campaigns/{campaignId}/payment', at(id))));

/** Makes the API ask the payment provider whether the payment arrived. */
export const useSettle = (id: string) =>
  useChange(() =>
    unwrap(api().POST('/api/v1/org/campaigns/{campaignId}/payment/settlement', at(id))),
  );

export const fetchInvoice = (number: string): Promise<Blob> =>
  unwrap(
    api().GET('/api/v1/org/invoices/{number}', { params: { path: { number } }, parseAs: 'blob' }),
  ).then((body) => new Blob([body]));

type Message = { message: string; email: string; page: string };

export const useWriteToTeam = () =>
  useMutation({
    mutationFn: (message: Message) =>
      unwrap(api().POST('/api/v1/feedback', { body: { ...message, locale: 'fr' } })),
    meta: { isErrorShown: true },
  });
