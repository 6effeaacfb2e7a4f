import { unwrap } from './api-problem.ts';
import type { ApiClient } from './client.ts';
import type { Import, ImportFinding } from './types.ts';
import type { ImportColumnName } from './vocabulary/imports/import-columns.ts';
import { batchImportLimits, limits } from './vocabulary/limits.ts';

/** Filters and page of an import's findings: null means no filter, `page` starts at 0. */
export type FindingSearch = {
  kind: ImportFinding['kind'] | null;
  path: string | null;
  code: ImportFinding['code'] | null;
  page: number;
};

const at = (importId: string) => ({ params: { path: { importId } } });

function formOf(file: File, organisationId: string | undefined): FormData {
  const form = new FormData();
  if (organisationId !== undefined) form.append('organisationId', organisationId);
  form.append('file', file);
  return form;
}

/** API calls of the import screens; they reject as `unwrap` does. */
export const importCalls = (api: ApiClient) => ({
  /** Without `organisationId`, all imports that the account may see. */
  list: (query: { organisationId?: string; offset: number }, signal: AbortSignal) =>
    unwrap(
      api.GET('/api/v1/imports', {
        params: { query: { ...query, pageSize: batchImportLimits.pageSize } },
        signal,
      }),
    ),
  one: (importId: string, signal: AbortSignal) =>
    unwrap(api.GET('/api/v1/imports/{importId}', { ...at(importId), signal })),
  findings: (importId: string, { kind, path, code, page }: FindingSearch, signal: AbortSignal) => {
    const pageSize = limits.pageSize.moderation;
    const query = {
      ...(kind && { kind }),
      ...(path !== null && { path }),
      ...(code && { code }),
      offset: page * pageSize,
      pageSize,
    };
    return unwrap(
      api.GET('/api/v1/imports/{importId}/findings', {
        params: { path: { importId }, query },
        signal,
      }),
    );
  },
  reading: (importId: string, signal: AbortSignal) =>
    unwrap(api.GET('/api/v1/imports/{importId}/reading', { ...at(importId), signal })),
  /** Checks the file again. */
  chooseColumns: (
    importId: string,
    columns: readonly (ImportColumnName | null)[],
  ): Promise<Import> =>
    unwrap(
      api.PUT('/api/v1/imports/{importId}/columns', {
        ...at(importId),
        body: { columns: [...columns] },
      }),
    ),
  /** `organisationId` is undefined for an import without an organisation. */
  send: (file: File, organisationId: string | undefined): Promise<Import> =>
    // The OpenAPI type of `file` is a string; `bodySerializer` sends a form with the file instead.
    unwrap(
      api.POST('/api/v1/imports', {
        body: { file: file.name },
        bodySerializer: () => formOf(file, organisationId),
      }),
    ),
  act: (importId: string, act: 'confirm' | 'cancel'): Promise<Import> =>
    unwrap(
      act === 'confirm'
        ? api.POST('/api/v1/imports/{importId}/confirmation', at(importId))
        : api.POST('/api/v1/imports/{importId}/cancellation', at(importId)),
    ),
  /** Downloads the original file, or the file with the lines to correct (`errors`). */
  file: (importId: string, what: 'file' | 'errors'): Promise<Blob> =>
    what === 'file'
      ? unwrap(api.GET('/api/v1/imports/{importId}/file', { ...at(importId), parseAs: 'blob' }))
      : unwrap(api.GET('/api/v1/imports/{importId}/errors', { ...at(importId), parseAs: 'blob' })),
  example: (): Promise<Blob> => unwrap(api.GET('/api/v1/imports/example', { parseAs: 'blob' })),
});
