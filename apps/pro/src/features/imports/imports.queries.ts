import { isRefusal, unwrap } from '@parages/contracts/api-problem';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import type { FindingFilter, ImportView } from '@parages/ui/batch-import/import-view';
import { isUnderWay } from '@parages/ui/batch-import/import-view';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { organiserPoisKey } from '../../lib/organiser-pois.ts';

const pollMs = 2000;
const at = (importId: string) => ({ params: { path: { importId } } });

/** Files of events that an organisation sent. */
export const imports = {
  key: ['imports'] as const,
  list: (organisationId: string) =>
    infiniteQueryOptions({
      queryKey: [...imports.key, 'list', organisationId],
      queryFn: ({ pageParam, signal }) => {
        const query = { organisationId, offset: pageParam, pageSize: batchImportLimits.pageSize };
        return unwrap(api().GET('/api/v1/imports', { params: { query }, signal }));
      },
      initialPageParam: 0,
      getNextPageParam: nextOffset,
      staleTime: 0,
    }),
  one: (importId: string) =>
    queryOptions({
      queryKey: [...imports.key, 'one', importId],
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/imports/{importId}', { ...at(importId), signal })),
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) => (data && isUnderWay(data) && !isRefusal(error) ? pollMs : false),
    }),
  findings: ({ id, status }: Pick<ImportView, 'id' | 'status'>, { kind, path, page }: FindingFilter) =>
    queryOptions({
      // A check that is over does not change; what comes after it may add to it.
      queryKey: [...imports.key, 'findings', id, status, kind, path, page],
      queryFn: ({ signal }) => {
        const pageSize = limits.pageSize.moderation;
        const query = { ...(kind && { kind }), ...(path !== null && { path }), offset: page * pageSize, pageSize };
        return unwrap(api().GET('/api/v1/imports/{importId}/findings', { params: { path: { importId: id }, query }, signal }));
      },
    }),
};

function asForm(file: File, organisationId: string): FormData {
  const form = new FormData();
  form.append('organisationId', organisationId);
  form.append('file', file);
  return form;
}

/** Sends a file; nothing is imported before it is confirmed. */
export function useSendFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, organisationId }: { file: File; organisationId: string }) =>
      // The document can only name the bytes a text; the form is what is sent.
      unwrap(
        api().POST('/api/v1/imports', { body: { file: file.name, organisationId }, bodySerializer: () => asForm(file, organisationId) }),
      ),
    meta: { isTold: true },
    onSuccess: (sent) => client.setQueryData(imports.one(sent.id).queryKey, sent),
  });
}

/** Confirms or cancels an import; refused, its page is read again. */
export function useImportAct(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: 'confirm' | 'cancel') =>
      unwrap(
        act === 'confirm'
          ? api().POST('/api/v1/imports/{importId}/confirmation', at(importId))
          : api().POST('/api/v1/imports/{importId}/cancellation', at(importId)),
      ),
    meta: { isTold: true },
    onSuccess: (changed) => {
      client.setQueryData(imports.one(importId).queryKey, changed);
      void client.invalidateQueries({ queryKey: organiserPoisKey });
    },
    onError: () => client.invalidateQueries({ queryKey: imports.one(importId).queryKey }),
  });
}

/** Fetches one of its files, whole: as it was sent, or its lines to correct. */
export function useImportFile() {
  return useMutation({
    mutationFn: ({ importId, what }: { importId: string; what: 'file' | 'errors' }): Promise<Blob> =>
      what === 'file'
        ? unwrap(api().GET('/api/v1/imports/{importId}/file', { ...at(importId), parseAs: 'blob' }))
        : unwrap(api().GET('/api/v1/imports/{importId}/errors', { ...at(importId), parseAs: 'blob' })),
    meta: { isTold: true },
  });
}

/** Fetches the file to begin with. */
export const useExampleFile = () =>
  useMutation({
    mutationFn: (): Promise<Blob> => unwrap(api().GET('/api/v1/imports/example', { parseAs: 'blob' })),
    meta: { isTold: true },
  });
