import { isRefusal, problemOf } from '@parages/contracts/api-problem';
import { importCalls } from '@parages/contracts/import-calls';
import {
  type FindingFilter,
  type ImportView,
  isUnderWay,
} from '@parages/ui/batch-import/import-view';
import type { ImportCalls } from '@parages/ui/batch-import/use-import-calls';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { organiserPoisKey } from '../../lib/organiser-pois.ts';

const pollMs = 2000;
const calls = () => importCalls(api());

/** Files of events that an organisation sent. */
export const imports = {
  key: ['imports'] as const,
  list: (organisationId: string) =>
    infiniteQueryOptions({
      queryKey: [...imports.key, 'list', organisationId],
      queryFn: ({ pageParam, signal }) =>
        calls().list({ organisationId, offset: pageParam }, signal),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
      staleTime: 0,
    }),
  one: (importId: string) =>
    queryOptions({
      queryKey: [...imports.key, 'one', importId],
      queryFn: ({ signal }) => calls().one(importId, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        data && isUnderWay(data) && !isRefusal(error) ? pollMs : false,
    }),
  findings: ({ id, status }: Pick<ImportView, 'id' | 'status'>, filter: FindingFilter) =>
    queryOptions({
      // A check that is over does not change; what comes after it may add to it.
      queryKey: [...imports.key, 'findings', id, status, filter],
      queryFn: ({ signal }) => calls().findings(id, filter, signal),
    }),
};

/** What the screens of imports do, for an organisation. */
export function useImportCalls(organisationId: string | undefined): ImportCalls {
  const client = useQueryClient();
  return {
    send: async (file) => {
      const sent = await calls().send(file, organisationId);
      client.setQueryData(imports.one(sent.id).queryKey, sent);
      return sent;
    },
    act: async (importId, act) => {
      const { queryKey } = imports.one(importId);
      try {
        client.setQueryData(queryKey, await calls().act(importId, act));
        void client.invalidateQueries({ queryKey: organiserPoisKey });
      } catch (error) {
        void client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    file: (importId, what) => calls().file(importId, what),
    example: () => calls().example(),
    codeOf: (error) => problemOf(error).code,
  };
}
