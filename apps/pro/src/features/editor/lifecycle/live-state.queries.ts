import { unwrap } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { dateStates } from '../dates/date-states.queries.ts';
import { editor, useChange } from '../editor.queries.ts';
import type { Editor } from '../use-editor.ts';
import { type DateState, dateBodies, type LiveChange } from './live-change.ts';

/** How many readers a change to this live state would alert. */
export const liveRecipients = (poiId: string, liveState: LiveState) =>
  queryOptions({
    queryKey: [...editor.key, 'live-recipients', poiId, liveState],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/pois/{poiId}/live-state/recipients', {
          params: { path: { poiId }, query: { liveState } },
          signal,
        }),
      ),
    gcTime: 0,
  });

/** Reads the states of the dates again before the answer is shown: a moved date has its new day. */
function useLiveSetter<Body>(poiId: string, send: (body: Body) => Promise<OrganiserPoi>) {
  const client = useQueryClient();
  return useChange(poiId, async (body: Body) => {
    const poi = await send(body);
    void client.invalidateQueries({ queryKey: dateStates(poiId).queryKey });
    return poi;
  });
}

const useSetLiveState = (poiId: string) =>
  useLiveSetter(poiId, (body: { version: number; liveState: LiveState }) =>
    unwrap(api().PUT('/api/v1/org/pois/{poiId}/live-state', { params: { path: { poiId } }, body })),
  );

const useSetDateState = (poiId: string) =>
  useLiveSetter(poiId, (body: DateState) =>
    unwrap(api().PUT('/api/v1/org/pois/{poiId}/date-state', { params: { path: { poiId } }, body })),
  );

/** Sends a change of the live state of the event or of a date; returns what undoes it. */
export function useLiveChange(poi: OrganiserPoi, act: Editor['act']) {
  const { mutateAsync: sendEvent } = useSetLiveState(poi.id);
  const { mutateAsync: sendDate } = useSetDateState(poi.id);
  const setDate = (body: Omit<DateState, 'version'>): Promise<void> =>
    act((version) => sendDate({ version, ...body }));
  const setEvent = (liveState: OrganiserPoi['liveState']): Promise<void> =>
    act((version) => sendEvent({ version, liveState }));
  return {
    send: async ({ target, chosen, to }: LiveChange): Promise<() => Promise<void>> => {
      if (target !== undefined) {
        const { change, undo } = dateBodies(target, { chosen, to });
        await setDate(change);
        return () => setDate(undo);
      }
      const { liveState } = poi;
      if (chosen !== 'moved') await setEvent(chosen);
      return () => setEvent(liveState);
    },
  };
}
