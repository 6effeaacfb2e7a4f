import { attachmentTypes } from '@parages/contracts/vocabulary/organisations/message-sides';
import { z } from 'zod';

export const attachmentShape = {
  id: z.string(),
  name: z.string(),
  type: z.enum(attachmentTypes),
  bytes: z.int(),
};

export const attachmentSchema = z
  .object(attachmentShape)
  .meta({ id: 'NewAttachment', description: 'A file to name in the message that is sent next.' });
export type Attachment = z.output<typeof attachmentSchema>;

export type ReceivedFile = { name: string; bytes: Buffer };

export const attachmentForm = z.object({
  file: z
    .custom<ReceivedFile>(
      (value) => typeof value === 'object' && value !== null && 'bytes' in value,
      'A file is missing',
    )
    .meta({
      type: 'string',
      format: 'binary',
      description: 'PDF, JPEG, PNG or WebP; 5 MB at most.',
    }),
});

export const attachmentParams = z.strictObject({
  organisationId: z.uuid(),
  attachmentId: z.uuid(),
});
