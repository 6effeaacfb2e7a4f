import { unwrap } from '@parages/contracts/api-problem';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { organiserPoisKey } from '../organiser-pois.ts';

/** The public page of an event as a version of it was saved; the one before until that is drawn. */
export const pagePreview = (poiId: string, version: number) =>
  queryOptions({
    queryKey: [...organiserPoisKey, 'preview', poiId, version],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/pois/{poiId}/preview', { params: { path: { poiId } }, signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Whole pages: none but the last is worth its room.
    gcTime: 0,
  });
