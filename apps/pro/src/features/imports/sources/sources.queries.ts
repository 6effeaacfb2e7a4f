import { unwrap } from '@parages/contracts/api-problem';
import type { FollowedSource, SourceLockList } from '@parages/contracts/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { organiserPoisKey } from '../../../lib/organiser-pois.ts';

const key = ['followed-sources'] as const;
/** The worker reads an address within some seconds. */
const pollMs = 1500;
const at = (sourceId: string) => ({ params: { path: { sourceId } } });

type Polled = { state: { data: { items: readonly FollowedSource[] } | undefined } };

/** Null for the agendas of the team. */
export const sourceList = (organisationId: string | null) =>
  queryOptions({
    queryKey: [...key, organisationId],
    queryFn: ({ signal }) => {
      const query = organisationId === null ? { owner: 'team' as const } : { organisationId };
      return unwrap(api().GET('/api/v1/org/sources', { params: { query }, signal }));
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }: Polled): number | false =>
      data?.items.some(({ isWaiting }) => isWaiting) ? pollMs : false,
  });

export const sourceReports = (sourceId: string) =>
  queryOptions({
    queryKey: [...key, 'reports', sourceId],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/api/v1/org/sources/{sourceId}/reports', { ...at(sourceId), signal })),
    staleTime: 0,
  });

export const sourceLocks = (sourceId: string) =>
  queryOptions({
    queryKey: [...key, 'locks', sourceId],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/api/v1/org/sources/{sourceId}/locks', { ...at(sourceId), signal })),
    staleTime: 0,
  });

type Released = { poiId: string; field: SourceLockList['items'][number]['fields'][number] };

export function useReleaseLock(sourceId: string) {
  const client = useQueryClient();
  const { queryKey } = sourceLocks(sourceId);
  return useMutation({
    mutationFn: ({ poiId, field }: Released) =>
      unwrap(
        api().DELETE('/api/v1/org/sources/{sourceId}/locks/{poiId}', {
          params: { path: { sourceId, poiId }, query: { field } },
        }),
      ),
    onSuccess: (left) => client.setQueryData(queryKey, left),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export type SourceAct = 'follow' | 'pull' | 'keep' | 'detach';

const acts: Record<SourceAct, (sourceId: string) => Promise<unknown>> = {
  follow: (sourceId) =>
    unwrap(api().POST('/api/v1/org/sources/{sourceId}/following', at(sourceId))),
  pull: (sourceId) => unwrap(api().POST('/api/v1/org/sources/{sourceId}/pull', at(sourceId))),
  keep: (sourceId) => unwrap(api().DELETE('/api/v1/org/sources/{sourceId}/missing', at(sourceId))),
  detach: (sourceId) => unwrap(api().DELETE('/api/v1/org/sources/{sourceId}', at(sourceId))),
};

export function useAttachSource(organisationId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (url: string) =>
      unwrap(
        api().POST('/api/v1/org/sources', {
          body: organisationId === null ? { url } : { organisationId, url },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** After a refusal the list is loaded again too: another member may have changed the source. */
export function useSourceAct(sourceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: SourceAct) => acts[act](sourceId),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: organiserPoisKey }),
      ]),
  });
}
