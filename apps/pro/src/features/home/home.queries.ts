import { unwrap } from '@parages/contracts/api-problem';
import type { PoiStatus } from '@parages/contracts/vocabulary/poi-statuses';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { organiserPoiListsKey } from '../../lib/organiser-pois.ts';

/** How many events of each kind the to-do list names. */
const named = 3;

/** The events of a status that were changed last, of one organisation or of all, with how many there are of every status. */
export const eventsOf = (status: PoiStatus, organisationId: string | null) =>
  queryOptions({
    queryKey: [...organiserPoiListsKey, 'home', status, organisationId],
    queryFn: ({ signal }) => {
      const query = { status, pageSize: named, ...(organisationId !== null && { organisationId }) };
      return unwrap(api().GET('/api/v1/org/pois', { params: { query }, signal }));
    },
  });
