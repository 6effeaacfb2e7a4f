import type { FindingFilter, ImportView } from '@parages/batch-import/import-view';
import type { ImportCalls } from '@parages/batch-import/use-import-calls';
import { importCalls } from '@parages/contracts/import-calls';
import { cachedImportCalls, importQueries } from '@parages/contracts/import-queries';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { organiserPoisKey } from '../../lib/organiser-pois.ts';

const queries = importQueries(api);

export const imports = {
  list: (organisationId: string) =>
    infiniteQueryOptions({
      queryKey: [...queries.key, 'list', organisationId],
      queryFn: ({ pageParam, signal }) =>
        importCalls(api()).list({ organisationId, offset: pageParam }, signal),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
      staleTime: 0,
    }),
  one: (importId: string) => queryOptions(queries.one(importId)),
  findings: (view: Pick<ImportView, 'id' | 'status'>, filter: FindingFilter) =>
    queryOptions(queries.findings(view, filter)),
  reading: (view: Pick<ImportView, 'id' | 'status'>) => queryOptions(queries.reading(view)),
};

export function useImportCalls(organisationId: string | undefined): ImportCalls {
  const client = useQueryClient();
  const calls = cachedImportCalls(() => importCalls(api()), organisationId, {
    keep: (answered) => void client.setQueryData(imports.one(answered.id).queryKey, answered),
    invalidate: (importId) =>
      void client.invalidateQueries({ queryKey: imports.one(importId).queryKey }),
  });
  return {
    ...calls,
    act: async (importId, act) => {
      await calls.act(importId, act);
      void client.invalidateQueries({ queryKey: organiserPoisKey });
    },
  };
}
