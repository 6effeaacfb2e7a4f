import { unwrap } from '@parages/contracts/api-problem';
import type { Conversation } from '@parages/contracts/types';
import { saveFile } from '@parages/ui/save-file/save-file';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const asForm = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

/** The calling screen shows the error. */
export const useUploadFile = (organisationId: string) =>
  useMutation({
    mutationFn: (file: File) =>
      unwrap(
        api().POST('/api/v1/org/organisations/{organisationId}/attachments', {
          params: { path: { organisationId } },
          // The OpenAPI document types the bytes as text; `bodySerializer` sends a form instead.
          body: { file: file.name },
          bodySerializer: () => asForm(file),
        }),
      ),
    meta: { isErrorShown: true },
  });

type Attachment = Conversation['messages'][number]['attachments'][number];
const endings: Record<Attachment['type'], string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
};

/** Saves a file on the device. The calling screen shows the error. */
export const useDownload = (organisationId: string) =>
  useMutation({
    mutationFn: async ({ id: attachmentId, name, type }: Attachment) => {
      const path = '/api/v1/org/organisations/{organisationId}/attachments/{attachmentId}';
      const params = { path: { organisationId, attachmentId } };
      const body = await unwrap(api().GET(path, { params, parseAs: 'blob' }));
      saveFile(`${name}.${endings[type]}`, new Blob([body]));
    },
    meta: { isErrorShown: true },
  });
