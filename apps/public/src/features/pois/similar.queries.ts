import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

/** Apart from the queries of lists: the event page needs no other one. */
export const similarPois = (poiId: string) =>
  queryOptions({
    queryKey: ['similar-pois', poiId],
    queryFn: ({ client, signal }) =>
      unwrap(
        apiOf(client).GET('/api/v1/pois/{poiId}/similar', { params: { path: { poiId } }, signal }),
      ),
  });
