import { unwrap } from '@parages/contracts/api-problem';
import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { me } from '../../lib/session/me.queries.ts';

export type OrganisationDraft = {
  name: string;
  email: string;
  streetAddress: string;
  postalCode: string;
  locality: string;
  /** Null for an association that has none; `rna` is then required. */
  siren: string | null;
  rna?: string;
  website: string | null;
  description: string;
};

const at = (organisationId: string) => ({ params: { path: { organisationId } } });

export const organisations = {
  key: ['organisations'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...organisations.key, 'mine'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/org/organisations', { signal })),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...organisations.key, 'one', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/organisations/{organisationId}', { ...at(id), signal })),
    }),
  members: (id: string) =>
    queryOptions({
      queryKey: [...organisations.key, 'members', id],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/org/organisations/{organisationId}/members', { ...at(id), signal }),
        ),
    }),
  company: (siren: string) =>
    queryOptions({
      queryKey: ['companies', siren],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/companies/{siren}', { params: { path: { siren } }, signal })),
      retry: false,
      staleTime: 600_000,
    }),
  companies: (words: string) =>
    queryOptions({
      queryKey: ['companies', 'named', words],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/companies', { params: { query: { q: words } }, signal })),
      retry: false,
      staleTime: 600_000,
    }),
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/org/invitations/preview', { params: { query: { token } }, signal }),
        ),
    }),
};

const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: organisations.key }),
    client.invalidateQueries({ queryKey: me.key }),
  ]);

/** The calling screen shows the error. */
function useAct<Variables, Result>(act: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { isErrorShown: true },
    onSettled: () => refresh(client),
  });
}

export const useCreateOrganisation = () =>
  useAct((body: OrganisationDraft) => unwrap(api().POST('/api/v1/org/organisations', { body })));

export const useUpdateOrganisation = (id: string) =>
  useAct((body: OrganisationDraft & { version: number }) =>
    unwrap(api().PATCH('/api/v1/org/organisations/{organisationId}', { ...at(id), body })),
  );

export const useResubmitOrganisation = (id: string) =>
  useAct((version: number) =>
    unwrap(
      api().POST('/api/v1/org/organisations/{organisationId}/resubmission', {
        ...at(id),
        body: { version },
      }),
    ),
  );

export const useWithdrawChange = (id: string) =>
  useAct((version: number) =>
    unwrap(
      api().POST('/api/v1/org/organisations/{organisationId}/change/withdrawal', {
        ...at(id),
        body: { version },
      }),
    ),
  );

export const useInvite = (id: string) =>
  useAct((body: { email: string; role: MemberRole }) =>
    unwrap(
      api().POST('/api/v1/org/organisations/{organisationId}/invitations', { ...at(id), body }),
    ),
  );

export const useWithdrawInvitation = (organisationId: string) =>
  useAct((invitationId: string) =>
    unwrap(
      api().DELETE('/api/v1/org/organisations/{organisationId}/invitations/{invitationId}', {
        params: { path: { organisationId, invitationId } },
      }),
    ),
  );

const memberPath = '/api/v1/org/organisations/{organisationId}/members/{accountId}';

export const useChangeRole = (organisationId: string) =>
  useAct(({ accountId, role }: { accountId: string; role: MemberRole }) =>
    unwrap(
      api().PATCH(memberPath, { params: { path: { organisationId, accountId } }, body: { role } }),
    ),
  );

/** Removes a member. With the id of the signed-in account, the account leaves the organisation. */
export const useRemoveMember = (organisationId: string) =>
  useAct((accountId: string) =>
    unwrap(api().DELETE(memberPath, { params: { path: { organisationId, accountId } } })),
  );

export const useAcceptInvitation = () =>
  useAct((token: string) =>
    unwrap(api().POST('/api/v1/org/invitations/acceptance', { body: { token } })),
  );
