import { unwrap } from '@parages/contracts/api-problem';
import { api } from '../../../lib/api.ts';
import { useChange } from '../editor.queries.ts';

function asForm(version: number, file: File): FormData {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', file);
  return form;
}

export const useAddTrace = (poiId: string) =>
  useChange(poiId, ({ version, file }: { version: number; file: File }) =>
    unwrap(
      api().POST('/api/v1/org/pois/{poiId}/trace', {
        params: { path: { poiId } },
        // The OpenAPI document types the bytes as text; `bodySerializer` sends a form instead.
        body: { version, file: file.name },
        bodySerializer: () => asForm(version, file),
      }),
    ),
  );

export const useRemoveTrace = (poiId: string) =>
  useChange(poiId, (version: number) =>
    unwrap(
      api().DELETE('/api/v1/org/pois/{poiId}/trace', {
        params: { path: { poiId }, query: { version } },
      }),
    ),
  );
