import type { FindingFilter, ImportView } from '@parages/batch-import/import-view';
import type { ImportCalls } from '@parages/batch-import/use-import-calls';
import { importCalls } from '@parages/contracts/import-calls';
import { cachedImportCalls, importQueries } from '@parages/contracts/import-queries';
import type { Import } from '@parages/contracts/types';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../../lib/api.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';

type Request = { client: QueryClient; signal: AbortSignal };
const queries = importQueries(({ client }: Request) => apiOf(client));

export const imports = {
  list: (offset = 0) =>
    queryOptions({
      queryKey: [...queries.key, 'list', offset],
      queryFn: ({ client, signal }) => importCalls(apiOf(client)).list({ offset }, signal),
      staleTime: 0,
    }),
  one: (importId: string) => queryOptions(queries.one(importId)),
  findings: (view: Pick<ImportView, 'id' | 'status'>, filter: FindingFilter) =>
    queryOptions(queries.findings(view, filter)),
  reading: (view: Pick<ImportView, 'id' | 'status'>) => queryOptions(queries.reading(view)),
};

export function useImportCalls(organisationId: string | undefined): ImportCalls {
  const client = useQueryClient();
  return cachedImportCalls(() => importCalls(apiOf(client)), organisationId, {
    keep: (answered) => void client.setQueryData(imports.one(answered.id).queryKey, answered),
    invalidate: (importId) =>
      void client.invalidateQueries({ queryKey: imports.one(importId).queryKey }),
  });
}

/**
 * Does without `useInfiniteQuery`, whose code would be part of a file that the home page loads too.
 */
export function useHistory() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(imports.list());
  const [older, setOlder] = useState<readonly Import[]>([]);
  const [isReadingMore, setIsReadingMore] = useState(false);
  const items = data && [
    ...data.items,
    ...older.filter(({ id }) => data.items.every((one) => one.id !== id)),
  ];
  const readMore = async (): Promise<void> => {
    setIsReadingMore(true);
    try {
      const page = await client.fetchQuery(imports.list(items?.length ?? 0));
      setOlder((before) => uniqueById([...before, ...page.items]));
    } finally {
      setIsReadingMore(false);
    }
  };
  return {
    items,
    hasFailed: error !== null,
    refetch,
    isReadingMore,
    readMore: items && items.length < data.total ? readMore : undefined,
  };
}
