import { unwrap } from '@parages/contracts/api-problem';
import type { RefusalReason } from '@parages/contracts/vocabulary/events/refusal-reasons';
import type { BulkDecision } from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import type { PoiOrigin } from '@parages/contracts/vocabulary/events/review/poi-origins';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { organiserPoisKey } from '../../lib/organiser-pois.ts';
import { confirmPlace } from '../../lib/place-doubt/place-doubt.queries.ts';
import { reviewQueues } from '../../lib/review-queues/review-queues.queries.ts';

const at = (poiId: string) => ({ params: { path: { poiId } } });
const everyMs = 60_000;

/** `null` means no filter. */
export type QueueFilters = { organisationId: string | null; origin: PoiOrigin | null };

export const moderation = {
  key: ['moderation'] as const,
  queue: ({ organisationId, origin }: QueueFilters) =>
    queryOptions({
      queryKey: [...moderation.key, 'queue', organisationId, origin],
      queryFn: ({ signal }) => {
        const query = {
          ...(organisationId !== null && { organisationId }),
          ...(origin !== null && { origin }),
        };
        return unwrap(api().GET('/api/v1/moderation/pois', { params: { query }, signal }));
      },
      refetchInterval: everyMs,
      // The fields of the filters, which hold the focus, need the organisations of the answer.
      placeholderData: keepPreviousData,
    }),
  poi: (poiId: string) =>
    queryOptions({
      queryKey: [...organiserPoisKey, 'reviewed', poiId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/pois/{poiId}', { ...at(poiId), signal })),
    }),
  earlierRefusal: (poiId: string) =>
    queryOptions({
      queryKey: [...moderation.key, 'earlier-refusal', poiId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/pois/{poiId}/earlier-refusal', { ...at(poiId), signal })),
    }),
  /** How many people a decision about the event mails. */
  recipients: (poiId: string) =>
    queryOptions({
      queryKey: [...moderation.key, 'recipients', poiId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/org/pois/{poiId}/decision/recipients', { ...at(poiId), signal })),
      gcTime: 0,
    }),
  /** How many people a decision about these events mails, each person once. */
  bulkRecipients: (poiIds: readonly string[]) =>
    queryOptions({
      queryKey: [...moderation.key, 'bulk-recipients', ...poiIds],
      queryFn: ({ signal }) => {
        const query = { ids: poiIds.join(',') };
        return unwrap(
          api().GET('/api/v1/moderation/decisions/recipients', { params: { query }, signal }),
        );
      },
      gcTime: 0,
    }),
  duplicates: (poiId: string) =>
    queryOptions({
      queryKey: [...moderation.key, 'duplicates', poiId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/moderation/pois/{poiId}/duplicates', { ...at(poiId), signal })),
    }),
};

export type Refusal = { reasons: RefusalReason[]; comment: string | null; note: string | null };

/** The calling screen shows the error. */
function useAct<Variables, Result>(act: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { isErrorShown: true },
    // Not awaited: the reload removes the event and unmounts its screen, which must show the result
    // first.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: moderation.key });
      void client.invalidateQueries({ queryKey: reviewQueues.key });
      void client.invalidateQueries({ queryKey: organiserPoisKey });
    },
  });
}

type Named = { poiId: string; version: number };

export const useAccept = () =>
  useAct(({ poiId, version }: Named) =>
    unwrap(api().POST('/api/v1/org/pois/{poiId}/acceptance', { ...at(poiId), body: { version } })),
  );

export const useConfirmPlace = () =>
  useAct(({ poiId, version }: Named) => confirmPlace(poiId, version));

export const useRefuse = () =>
  useAct(({ poiId, ...body }: Named & Refusal) =>
    unwrap(api().POST('/api/v1/org/pois/{poiId}/refusal', { ...at(poiId), body })),
  );

type BulkRequest = Partial<Refusal> & { decision: BulkDecision; items: Named[] };

export const useDecideAll = () =>
  useAct((body: BulkRequest) => unwrap(api().POST('/api/v1/moderation/decisions', { body })));

export const useUndo = () =>
  useAct(({ poiId, version }: Named) =>
    unwrap(
      api().DELETE('/api/v1/org/pois/{poiId}/decision', {
        params: { path: { poiId }, query: { version } },
      }),
    ),
  );

export const useClaim = () =>
  useAct((poiId: string) => unwrap(api().PUT('/api/v1/moderation/pois/{poiId}/claim', at(poiId))));

export const useRelease = () =>
  useAct((poiId: string) =>
    unwrap(api().DELETE('/api/v1/moderation/pois/{poiId}/claim', at(poiId))),
  );

export const useUndoMerge = () =>
  useAct((poiId: string) =>
    unwrap(api().DELETE('/api/v1/moderation/pois/{poiId}/merge', at(poiId))),
  );

export const useMerge = () =>
  useAct(({ poiId, version, intoPoiId }: Named & { intoPoiId: string }) =>
    unwrap(
      api().POST('/api/v1/moderation/pois/{poiId}/merge', {
        ...at(poiId),
        body: { version, intoPoiId },
      }),
    ),
  );
