import type { AttachmentType } from '@parages/contracts/vocabulary/organisations/message-sides';
import { Problem } from '../../../platform/problems/problem.ts';
import { copyPicture } from '../../media/pipeline/picture-copy.service.ts';
import { isPdf } from './sniff-document.domain.ts';

export type CheckedFile = { type: AttachmentType; content: Buffer };

/**
 * Returns a PDF as it is, and a picture as a JPEG of its pixels, so that nothing else of it is
 * stored. Problems: attachment_unreadable for any other content, and those of `copyPicture`.
 */
export async function checkFile(bytes: Buffer): Promise<CheckedFile> {
  if (isPdf(bytes)) return { type: 'application/pdf', content: bytes };
  const content = await copyPicture(bytes).catch((error: unknown) => {
    const isOther = error instanceof Problem && error.code === 'picture_unreadable';
    throw isOther ? new Problem('attachment_unreadable') : error;
  });
  return { type: 'image/jpeg', content };
}
