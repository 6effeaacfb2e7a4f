import { unwrap } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import { saveFile } from '@parages/ui/save-file/save-file';
import { api } from '../../../lib/api.ts';

/** Downloads the page of A4 about an event that is online. */
export async function savePoster({ id: poiId, slugFr }: Pick<OrganiserPoi, 'id' | 'slugFr'>) {
  const body = await unwrap(
    api().GET('/api/v1/pois/{poiId}/poster.pdf', { params: { path: { poiId } }, parseAs: 'blob' }),
  );
  saveFile(`${slugFr ?? poiId}.pdf`, new Blob([body]));
}
