import { isRefusal, unwrap } from '@parages/contracts/api-problem';
import type { Import } from '@parages/contracts/types';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import { type FindingFilter, type ImportView, isUnderWay } from '@parages/ui/batch-import/import-view';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../../lib/api.ts';

const pollMs = 2000;
const at = (importId: string) => ({ params: { path: { importId } } });

/** Files of events that the team sent, or organisations. */
export const imports = {
  key: ['imports'] as const,
  list: (offset = 0) =>
    queryOptions({
      queryKey: [...imports.key, 'list', offset],
      queryFn: ({ client, signal }) => {
        const query = { offset, pageSize: batchImportLimits.pageSize };
        return unwrap(apiOf(client).GET('/api/v1/imports', { params: { query }, signal }));
      },
      staleTime: 0,
    }),
  one: (importId: string) =>
    queryOptions({
      queryKey: [...imports.key, 'one', importId],
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/imports/{importId}', { ...at(importId), signal })),
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) => (data && isUnderWay(data) && !isRefusal(error) ? pollMs : false),
    }),
  findings: ({ id, status }: Pick<ImportView, 'id' | 'status'>, { kind, path, page }: FindingFilter) =>
    queryOptions({
      // A check that is over does not change; what comes after it may add to it.
      queryKey: [...imports.key, 'findings', id, status, kind, path, page],
      queryFn: ({ client, signal }) => {
        const pageSize = limits.pageSize.moderation;
        const query = { ...(kind && { kind }), ...(path !== null && { path }), offset: page * pageSize, pageSize };
        return unwrap(apiOf(client).GET('/api/v1/imports/{importId}/findings', { params: { path: { importId: id }, query }, signal }));
      },
    }),
  organisations: (q: string) =>
    queryOptions({
      queryKey: [...imports.key, 'organisations', q],
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/moderation/assignees', { params: { query: { q } }, signal })),
    }),
};

function asForm(file: File, organisationId: string | undefined): FormData {
  const form = new FormData();
  if (organisationId !== undefined) form.append('organisationId', organisationId);
  form.append('file', file);
  return form;
}

/** What is done with files of events. Each is refused with an `ApiProblem`. */
export function useImports() {
  const client = useQueryClient();
  const api = apiOf(client);
  const act = async (importId: string, call: Promise<Import>): Promise<void> => {
    try {
      client.setQueryData(imports.one(importId).queryKey, await call);
    } catch (error) {
      void client.invalidateQueries({ queryKey: imports.one(importId).queryKey });
      throw error;
    }
  };
  return {
    /** Nothing is imported before it is confirmed. */
    send: async (file: File, organisationId: string | undefined): Promise<Import> => {
      // The document can only name the bytes a text; the form is what is sent.
      const body = { file: file.name };
      const sent = await unwrap(api.POST('/api/v1/imports', { body, bodySerializer: () => asForm(file, organisationId) }));
      client.setQueryData(imports.one(sent.id).queryKey, sent);
      return sent;
    },
    confirm: (importId: string) => act(importId, unwrap(api.POST('/api/v1/imports/{importId}/confirmation', at(importId)))),
    cancel: (importId: string) => act(importId, unwrap(api.POST('/api/v1/imports/{importId}/cancellation', at(importId)))),
    file: (importId: string): Promise<Blob> => unwrap(api.GET('/api/v1/imports/{importId}/file', { ...at(importId), parseAs: 'blob' })),
    errors: (importId: string): Promise<Blob> => unwrap(api.GET('/api/v1/imports/{importId}/errors', { ...at(importId), parseAs: 'blob' })),
    example: (): Promise<Blob> => unwrap(api.GET('/api/v1/imports/example', { parseAs: 'blob' })),
  };
}

/** The imports before, the last first, read on as one asks for more. Infinite queries would be in the files of every page. */
export function useHistory() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(imports.list());
  const [older, setOlder] = useState<readonly Import[]>([]);
  const [isReadingMore, setIsReadingMore] = useState(false);
  const items = data && [...data.items, ...older.filter(({ id }) => data.items.every((one) => one.id !== id))];
  const readMore = async (): Promise<void> => {
    setIsReadingMore(true);
    try {
      const page = await client.fetchQuery(imports.list(items?.length ?? 0));
      setOlder((before) => [...before, ...page.items]);
    } finally {
      setIsReadingMore(false);
    }
  };
  return { items, hasFailed: error !== null, refetch, isReadingMore, readMore: items && items.length < data.total ? readMore : undefined };
}
