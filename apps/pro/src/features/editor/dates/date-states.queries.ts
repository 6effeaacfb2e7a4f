import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { editor } from '../editor.queries.ts';

/** The published dates that are not over, and how many readers a change of one would alert. */
export const dateStates = (poiId: string) =>
  queryOptions({
    queryKey: [...editor.key, 'date-states', poiId],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/pois/{poiId}/date-states', { params: { path: { poiId } }, signal }),
      ),
    gcTime: 0,
    // A former state would be shown as the present one, and sent.
    staleTime: 0,
  });
