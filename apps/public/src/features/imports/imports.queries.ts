import { isRefusal, problemOf, unwrap } from '@parages/contracts/api-problem';
import { importCalls } from '@parages/contracts/import-calls';
import type { Import } from '@parages/contracts/types';
import {
  type FindingFilter,
  type ImportView,
  isUnderWay,
} from '@parages/ui/batch-import/import-view';
import type { ImportCalls } from '@parages/ui/batch-import/use-import-calls';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../../lib/api.ts';

const pollMs = 2000;

/** Files of events that the team sent, or organisations. */
export const imports = {
  key: ['imports'] as const,
  list: (offset = 0) =>
    queryOptions({
      queryKey: [...imports.key, 'list', offset],
      queryFn: ({ client, signal }) => importCalls(apiOf(client)).list({ offset }, signal),
      staleTime: 0,
    }),
  one: (importId: string) =>
    queryOptions({
      queryKey: [...imports.key, 'one', importId],
      queryFn: ({ client, signal }) => importCalls(apiOf(client)).one(importId, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        data && isUnderWay(data) && !isRefusal(error) ? pollMs : false,
    }),
  findings: ({ id, status }: Pick<ImportView, 'id' | 'status'>, filter: FindingFilter) =>
    queryOptions({
      // A check that is over does not change; what comes after it may add to it.
      queryKey: [...imports.key, 'findings', id, status, filter],
      queryFn: ({ client, signal }) => importCalls(apiOf(client)).findings(id, filter, signal),
    }),
  organisations: (q: string) =>
    queryOptions({
      queryKey: [...imports.key, 'organisations', q],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/moderation/assignees', { params: { query: { q } }, signal }),
        ),
    }),
};

/** What the screens of imports do, for an organisation or none. */
export function useImportCalls(organisationId: string | undefined): ImportCalls {
  const client = useQueryClient();
  const calls = importCalls(apiOf(client));
  return {
    send: async (file) => {
      const sent = await calls.send(file, organisationId);
      client.setQueryData(imports.one(sent.id).queryKey, sent);
      return sent;
    },
    act: async (importId, act) => {
      const { queryKey } = imports.one(importId);
      try {
        client.setQueryData(queryKey, await calls.act(importId, act));
      } catch (error) {
        void client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    file: calls.file,
    example: calls.example,
    codeOf: (error) => problemOf(error).code,
  };
}

/** The imports before, the last first, read on as one asks for more. Infinite queries would be in the files of every page. */
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
      setOlder((before) => [...before, ...page.items]);
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
