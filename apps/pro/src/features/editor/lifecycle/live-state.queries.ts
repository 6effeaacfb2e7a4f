import { unwrap } from '@parages/contracts/api-problem';
import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { editor, useChange } from '../editor.queries.ts';
import type { DateState } from './live-change.ts';

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

export const useSetLiveState = (poiId: string) =>
  useChange(poiId, (body: { version: number; liveState: LiveState }) =>
    unwrap(api().PUT('/api/v1/org/pois/{poiId}/live-state', { params: { path: { poiId } }, body })),
  );

/** The published dates that are not over, and how many readers a change of one would alert. */
export const dateStates = (poiId: string) =>
  queryOptions({
    queryKey: [...editor.key, 'date-states', poiId],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/pois/{poiId}/date-states', { params: { path: { poiId } }, signal }),
      ),
    gcTime: 0,
  });

export const useSetDateState = (poiId: string) =>
  useChange(poiId, (body: DateState) =>
    unwrap(api().PUT('/api/v1/org/pois/{poiId}/date-state', { params: { path: { poiId } }, body })),
  );
