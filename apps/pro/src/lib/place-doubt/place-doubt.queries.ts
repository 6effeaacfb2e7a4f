import { unwrap } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import { api } from '../api.ts';

export const confirmPlace = (poiId: string, version: number): Promise<OrganiserPoi> =>
  unwrap(
    api().POST('/api/v1/org/pois/{poiId}/place-confirmation', {
      params: { path: { poiId } },
      body: { version },
    }),
  );
