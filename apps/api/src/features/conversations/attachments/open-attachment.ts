import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { attachmentsRepository } from './attachments.repository.ts';

export type OpenAttachmentDeps = { db: Db };

/** Problems: attachment_not_found, also for accounts that may not read the conversation. */
export const openAttachment =
  ({ db }: OpenAttachmentDeps) =>
  async (
    { userId: accountId, permissions }: Viewer,
    { organisationId, attachmentId: id }: { organisationId: string; attachmentId: string },
  ) => {
    const found = await attachmentsRepository(db).find({
      id,
      organisationId,
      accountId,
      seesEvents: permissions.includes('poi_mod'),
      seesOrganisations: permissions.includes('org_mod'),
    });
    if (found === undefined) throw new Problem('attachment_not_found');
    return found;
  };
