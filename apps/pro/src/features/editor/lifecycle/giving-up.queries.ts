import { unwrap } from '@parages/contracts/api-problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { organiserPoiListsKey } from '../../../lib/organiser-pois.ts';
import { editor, useChange } from '../editor.queries.ts';
import type { InTurn } from '../saving/use-turns.ts';

const at = (poiId: string) => ({ params: { path: { poiId } } });

export const useWithdraw = (poiId: string) =>
  useChange(poiId, (version: number) =>
    unwrap(
      api().DELETE('/api/v1/org/pois/{poiId}/submission', {
        params: { path: { poiId }, query: { version } },
      }),
    ),
  );

export const useDiscard = (poiId: string) =>
  useChange(poiId, (version: number) =>
    unwrap(
      api().DELETE('/api/v1/org/pois/{poiId}/revision', {
        params: { path: { poiId }, query: { version } },
      }),
    ),
  );

export const useArchive = (poiId: string) =>
  useChange(poiId, (body: { version: number; confirmation: string }) =>
    unwrap(api().POST('/api/v1/org/pois/{poiId}/archival', { ...at(poiId), body })),
  );

/**
 * Deletes the draft after the saves before it. `leave` opens another page; only then the deleted
 * event leaves the cache, because its page would ask for it again.
 */
export function useDeleteDraft(poiId: string, inTurn: InTurn, leave: () => unknown) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      inTurn(async (version) => {
        const answer = api().DELETE('/api/v1/org/pois/{poiId}', {
          params: { path: { poiId }, query: { version } },
        });
        // The API answers without a body: `data` is set for `unwrap`.
        await unwrap(answer.then(({ response, error }) => ({ response, error, data: true })));
      }),
    meta: { isErrorShown: true },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: organiserPoiListsKey });
      await leave();
      client.removeQueries({ queryKey: editor.one(poiId).queryKey });
    },
  });
}
