import type { OrganiserPoi } from '@parages/contracts/types';
import type { Editor } from '../use-editor.ts';
import { type DateState, dateBodies, type LiveChange } from './live-change.ts';
import { useSetDateState, useSetLiveState } from './live-state.queries.ts';

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
