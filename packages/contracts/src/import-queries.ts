import { isRefusal, problemOf } from './api-problem.ts';
import type { ApiClient } from './client.ts';
import { type FindingSearch, importCalls } from './import-calls.ts';
import type { Import } from './types.ts';
import type { ImportColumnName } from './vocabulary/imports/import-columns.ts';

const pollMs = 2000;
const key = ['imports'] as const;
const isUnderWay = ({ status }: Import): boolean => status === 'checking' || status === 'running';

type Polled = { state: { data: Import | undefined; error: Error | null } };

/**
 * TanStack Query options for one import and for its findings. `apiFor` returns the API client for
 * the context of a query function.
 */
export const importQueries = <Context extends { signal: AbortSignal }>(
  apiFor: (context: Context) => ApiClient,
) => ({
  key,
  one: (importId: string) => ({
    queryKey: [...key, 'one', importId] as const,
    queryFn: (context: Context) => importCalls(apiFor(context)).one(importId, context.signal),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }: Polled): number | false =>
      data && isUnderWay(data) && !isRefusal(error) ? pollMs : false,
  }),
  findings: ({ id, status }: Pick<Import, 'id' | 'status'>, filter: FindingSearch) => ({
    // The status is in the key, because running the import may add findings to those of the check.
    queryKey: [...key, 'findings', id, status, filter] as const,
    queryFn: (context: Context) =>
      importCalls(apiFor(context)).findings(id, filter, context.signal),
  }),
  reading: ({ id, status }: Pick<Import, 'id' | 'status'>) => ({
    queryKey: [...key, 'reading', id, status] as const,
    queryFn: (context: Context) => importCalls(apiFor(context)).reading(id, context.signal),
    // Each check may find other columns in the same file.
    staleTime: 0,
  }),
});

type ImportCache = {
  keep: (answered: Import) => void;
  invalidate: (importId: string) => void;
};

/**
 * Import calls whose `send`, `act` and `chooseColumns` pass the returned import to `keep`; the last
 * two call `invalidate` when they fail. `organisationId` is for `send`: undefined for an import without an organisation.
 */
export const cachedImportCalls = (
  calls: () => ReturnType<typeof importCalls>,
  organisationId: string | undefined,
  { keep, invalidate }: ImportCache,
) => {
  const keepAnswer = async (importId: string, answered: Promise<Import>): Promise<void> => {
    try {
      keep(await answered);
    } catch (error) {
      invalidate(importId);
      throw error;
    }
  };
  return {
    send: async (file: File): Promise<Import> => {
      const sent = await calls().send(file, organisationId);
      keep(sent);
      return sent;
    },
    act: (importId: string, act: 'confirm' | 'cancel'): Promise<void> =>
      keepAnswer(importId, calls().act(importId, act)),
    chooseColumns: (
      importId: string,
      columns: readonly (ImportColumnName | null)[],
    ): Promise<void> => keepAnswer(importId, calls().chooseColumns(importId, columns)),
    file: (importId: string, what: 'file' | 'errors') => calls().file(importId, what),
    example: () => calls().example(),
    codeOf: (error: unknown): string => problemOf(error).code,
  };
};
