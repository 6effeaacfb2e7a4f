import { unwrap } from '@parages/contracts/api-problem';
import { saveFile } from '@parages/ui/save-file/save-file';
import { api } from '../../lib/api.ts';

/** Downloads the events to come of an approved organisation, as pages of A4. */
export async function saveProgramme(slug: string) {
  const body = await unwrap(
    api().GET('/api/v1/organisers/{slug}/programme.pdf', {
      params: { path: { slug } },
      parseAs: 'blob',
    }),
  );
  saveFile(`programme-${slug}.pdf`, new Blob([body]));
}
