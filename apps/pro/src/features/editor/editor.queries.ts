import { isRefusal, unwrap } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { organiserPoiListsKey, organiserPoisKey } from '../../lib/organiser-pois.ts';
import type { TabBody, TabValues } from './editor-tabs.ts';

const at = (poiId: string) => ({ params: { path: { poiId } } });

export const editor = {
  key: organiserPoisKey,
  one: (poiId: string) =>
    queryOptions({
      queryKey: [...editor.key, 'one', poiId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/pois/{poiId}', { ...at(poiId), signal })),
      // Never stale: after a background refetch, the next save would carry the newer version number
      // and overwrite the changes of another account.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  history: (poiId: string) =>
    infiniteQueryOptions({
      queryKey: [...editor.key, 'history', poiId],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api().GET('/api/v1/org/pois/{poiId}/history', {
            params: { path: { poiId }, query: pageParam === '' ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  /** `from` and `to`: days, `yyyy-MM-dd`. */
  statistics: (poiId: string, range: { from: string; to: string }) =>
    queryOptions({
      queryKey: [...editor.key, 'statistics', poiId, range],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/org/pois/{poiId}/statistics', {
            params: { path: { poiId }, query: range },
            signal,
          }),
        ),
      // The charts of the former period stay until the new numbers are there.
      placeholderData: keepPreviousData,
    }),
  features: () =>
    queryOptions({
      queryKey: ['features'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/org/features', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  former: (organisationId: string) =>
    queryOptions({
      queryKey: [...organiserPoiListsKey, 'former', organisationId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/org/pois', {
            params: { query: { organisationId, pageSize: limits.pageSize.list } },
            signal,
          }),
        ),
      enabled: organisationId !== '',
    }),
  reusable: (organisationId: string) =>
    queryOptions({
      queryKey: [...editor.key, 'reusable', organisationId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/org/reusable-content', {
            params: { query: { organisationId } },
            signal,
          }),
        ),
    }),
  addresses: (address: { streetAddress: string; postalCode: string; locality: string }) =>
    queryOptions({
      queryKey: ['addresses', address],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/addresses', { params: { query: address }, signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/**
 * Returns a function that reads the version number of the event from the query cache. A request can
 * raise that number before the next render, when `poi` still has the former one.
 */
export function useNewestVersion(poi: OrganiserPoi): () => number {
  const client = useQueryClient();
  return useCallback(
    () => client.getQueryData(editor.one(poi.id).queryKey)?.version ?? poi.version,
    [client, poi],
  );
}

function save(poiId: string, { tab, body }: TabBody): Promise<OrganiserPoi> {
  if (tab === 'categories')
    return unwrap(api().PATCH('/api/v1/org/pois/{poiId}/categories', { ...at(poiId), body }));
  if (tab === 'dates')
    return unwrap(api().PATCH('/api/v1/org/pois/{poiId}/dates', { ...at(poiId), body }));
  if (tab === 'place')
    return unwrap(api().PATCH('/api/v1/org/pois/{poiId}/place', { ...at(poiId), body }));
  if (tab === 'prices')
    return unwrap(api().PATCH('/api/v1/org/pois/{poiId}/prices', { ...at(poiId), body }));
  if (tab === 'contacts')
    return unwrap(api().PATCH('/api/v1/org/pois/{poiId}/contacts', { ...at(poiId), body }));
  return unwrap(api().PATCH('/api/v1/org/pois/{poiId}/traces', { ...at(poiId), body }));
}

/** The calling screen shows the error. */
export function useChange<Variables>(
  poiId: string,
  change: (variables: Variables) => Promise<OrganiserPoi>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { isErrorShown: true },
    onSuccess: (poi) => {
      // Keyed by the id in the answer: a duplication answers with the copy, not with its source.
      client.setQueryData(editor.one(poi.id).queryKey, poi);
      void client.invalidateQueries({ queryKey: organiserPoiListsKey });
      void client.invalidateQueries({ queryKey: editor.history(poiId).queryKey });
    },
  });
}

/**
 * The caller must wait for the answer before it saves the next tab: that request carries the
 * version number of the answer.
 */
export const useSaveTab = (poiId: string) => useChange(poiId, (sent: TabBody) => save(poiId, sent));

export const useSubmit = (poiId: string) =>
  useChange(poiId, (body: { version: number; autopublish: boolean }) =>
    unwrap(api().POST('/api/v1/org/pois/{poiId}/submission', { ...at(poiId), body })),
  );

export const usePublish = (poiId: string) =>
  useChange(poiId, (version: number) =>
    unwrap(api().POST('/api/v1/org/pois/{poiId}/publication', { ...at(poiId), body: { version } })),
  );

export const useRevise = (poiId: string) =>
  useChange(poiId, (version: number) =>
    unwrap(api().POST('/api/v1/org/pois/{poiId}/revision', { ...at(poiId), body: { version } })),
  );

const duplicate = (poiId: string): Promise<OrganiserPoi> =>
  unwrap(api().POST('/api/v1/org/pois/{poiId}/duplication', { ...at(poiId), body: {} }));

export const useDuplicate = (poiId: string) => useChange(poiId, () => duplicate(poiId));

/** Like `useDuplicate`, for one of several events: the variable is the id of the event. */
export const useDuplicateOne = () => useChange('', duplicate);

export type Creation = {
  organisationId: string;
  categories: TabValues<'categories'>;
  dates: TabValues<'dates'>;
  /** Of the event, when the API has it from an earlier attempt whose dates could not be saved. */
  madeId: string | undefined;
};

type CreationSteps = {
  /** The API has the event, and not its dates yet. */
  onMade: (id: string) => void;
  /** Is called although the page was left meanwhile. */
  onSaved: () => void;
};

/** Null when the event was deleted meanwhile. */
const findMade = (client: QueryClient, id: string): Promise<OrganiserPoi | null> =>
  client.fetchQuery({ ...editor.one(id), staleTime: 0 }).catch((error: unknown) => {
    if (isRefusal(error) && error.status === 404) return null;
    throw error;
  });

/**
 * Creates a draft from the first step: one request sends the title and the categories, a second one
 * the values of the dates tab. With `madeId`, both tabs are saved in the event that an
 * earlier attempt created for the same organisation.
 */
export function useCreate({ onMade, onSaved }: CreationSteps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (creation: Creation): Promise<OrganiserPoi> => {
      const { organisationId, categories, dates, madeId } = creation;
      const made = madeId === undefined ? null : await findMade(client, madeId);
      const { id, version } =
        made?.organisation?.id === organisationId
          ? await save(made.id, {
              tab: 'categories',
              body: { ...categories, version: made.version },
            })
          : await unwrap(
              api().POST('/api/v1/org/pois', {
                body: { organisationId, label: dates.label, categories },
              }),
            );
      onMade(id);
      return save(id, { tab: 'dates', body: { ...dates, version } });
    },
    meta: { isErrorShown: true },
    onSuccess: (poi) => {
      onSaved();
      client.setQueryData(editor.one(poi.id).queryKey, poi);
      void client.invalidateQueries({ queryKey: organiserPoiListsKey });
    },
  });
}
