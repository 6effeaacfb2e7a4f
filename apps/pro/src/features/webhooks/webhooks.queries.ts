import { unwrap } from '@parages/contracts/api-problem';
import type { RequestBody } from '@parages/contracts/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const all = '/api/v1/org/organisations/{organisationId}/webhooks';
const one = `${all}/{webhookId}` as const;

type Key = { organisationId: string; webhookId: string };
const at = (path: Key) => ({ params: { path } });
const logMs = 4000;

export const webhooks = {
  key: (organisationId: string) => ['webhooks', organisationId] as const,
  list: (organisationId: string) =>
    queryOptions({
      queryKey: [...webhooks.key(organisationId), 'list'],
      queryFn: ({ signal }) =>
        unwrap(api().GET(all, { params: { path: { organisationId } }, signal })),
    }),
  /** Asked again while a message waits. */
  log: (key: Key) =>
    queryOptions({
      queryKey: [...webhooks.key(key.organisationId), 'log', key.webhookId],
      queryFn: ({ signal }) => unwrap(api().GET(`${one}/deliveries`, { ...at(key), signal })),
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'pending') ? logMs : false,
    }),
};

/** The calling screen shows the error. */
function useAct<Variables, Result>(
  organisationId: string,
  act: (variables: Variables) => Promise<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { isErrorShown: true },
    onSettled: () => client.invalidateQueries({ queryKey: webhooks.key(organisationId) }),
  });
}

export const useCreateWebhook = (organisationId: string) =>
  useAct(organisationId, (body: RequestBody<'createWebhook'>) =>
    unwrap(api().POST(all, { params: { path: { organisationId } }, body })),
  );

export const useUpdateWebhook = (key: Key) =>
  useAct(key.organisationId, (body: RequestBody<'updateWebhook'>) =>
    unwrap(api().PATCH(one, { ...at(key), body })),
  );

export const useDeleteWebhook = (key: Key) =>
  useAct(key.organisationId, () => unwrap(api().DELETE(one, at(key))));

export const useRotateSecret = (key: Key) =>
  useAct(key.organisationId, () => unwrap(api().POST(`${one}/secret`, at(key))));

export const useTestWebhook = (key: Key) =>
  useAct(key.organisationId, () => unwrap(api().POST(`${one}/test`, at(key))));

export const useReplay = ({ organisationId, webhookId }: Key) =>
  useAct(organisationId, (deliveryId: string) =>
    unwrap(
      api().POST(`${one}/deliveries/{deliveryId}/replay`, {
        params: { path: { organisationId, webhookId, deliveryId } },
      }),
    ),
  );
