import { unwrap } from '@parages/contracts/api-problem';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { organiserPoisKey } from '../organiser-pois.ts';

/** A new `version` loads the page again; the previous page stays until the new one is loaded. */
export const pagePreview = (poiId: string, version: number) =>
  queryOptions({
    queryKey: [...organiserPoisKey, 'preview', poiId, version],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/pois/{poiId}/preview', { params: { path: { poiId } }, signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Keeps only the current page in memory: each entry is a whole document.
    gcTime: 0,
  });
