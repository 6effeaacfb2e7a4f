import { unwrap } from '@parages/contracts/api-problem';
import type { ApiKeyKind, ApiKeyScope } from '@parages/contracts/vocabulary/organisations/api-keys';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const root = '/api/v1/org/organisations/{organisationId}/api-keys';

export const apiKeys = (organisationId: string) =>
  queryOptions({
    queryKey: ['api-keys', organisationId],
    queryFn: ({ signal }) =>
      unwrap(api().GET(root, { params: { path: { organisationId } }, signal })),
  });

export type KeyDraft = {
  kind: ApiKeyKind;
  name: string;
  scopes: ApiKeyScope[];
  expiresInDays: number | null;
};

/** The calling screen shows the error. A whole key is not kept in the cache of queries. */
function useAct<Variables, Result>(
  organisationId: string,
  act: (variables: Variables) => Promise<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    gcTime: 0,
    meta: { isErrorShown: true },
    onSettled: () => client.invalidateQueries({ queryKey: apiKeys(organisationId).queryKey }),
  });
}

export const useCreateKey = (organisationId: string) =>
  useAct(organisationId, (body: KeyDraft) =>
    unwrap(api().POST(root, { params: { path: { organisationId } }, body })),
  );

export const useRotateKey = (organisationId: string) =>
  useAct(organisationId, ({ keyId, overlapHours }: { keyId: string; overlapHours: number }) =>
    unwrap(
      api().POST(`${root}/{keyId}/rotation`, {
        params: { path: { organisationId, keyId } },
        body: { overlapHours },
      }),
    ),
  );

export const useRevokeKey = (organisationId: string) =>
  useAct(organisationId, (keyId: string) =>
    unwrap(api().DELETE(`${root}/{keyId}`, { params: { path: { organisationId, keyId } } })),
  );
