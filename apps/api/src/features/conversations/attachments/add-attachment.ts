import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { findSubject, messagesLock, type Party, writeRefusalOf } from '../conversation-party.ts';
import { attachmentsRepository } from './attachments.repository.ts';
import type { Attachment, ReceivedFile } from './attachments.schema.ts';
import { checkFile } from './check-file.ts';

export type AddAttachmentDeps = { db: Db; clock: Clock };

const isOfTeam = ({ permissions }: Viewer): boolean =>
  permissions.includes('poi_mod') || permissions.includes('org_mod');

/**
 * The side that the file is for: those who write for an organisation attach for it, other moderators
 * and administrators for the team.
 */
async function partyOf(db: Db, viewer: Viewer, organisationId: string): Promise<Party> {
  if (!isOfTeam(viewer)) return { side: 'organisation', viewer };
  const { role } = await findSubject(db, { side: 'team', viewer }, { organisationId });
  const isMember = role !== null && (isEditorRole(role) || viewer.role !== 'admin');
  return { side: isMember ? 'organisation' : 'team', viewer };
}

/**
 * Runs before the file is received. The quota is that of the organisation: files of the team do not
 * count. Problems: organisation_not_found, permission_missing, quota_reached.
 */
export const assertMayAttach =
  ({ db }: Pick<AddAttachmentDeps, 'db'>) =>
  async (viewer: Viewer, organisationId: string): Promise<Party> => {
    const party = await partyOf(db, viewer, organisationId);
    const row = await findSubject(db, party, { organisationId });
    const refusal = writeRefusalOf(party, row);
    if (refusal !== undefined) throw new Problem(refusal);
    if (party.side === 'organisation')
      assertQuota(
        'attachmentMegabytes',
        await attachmentsRepository(db).countStored(organisationId),
      );
    return party;
  };

/**
 * Stores a file for the message that is sent next. The lock makes concurrent uploads count each
 * other. Problems: those of `assertMayAttach` and `checkFile`.
 */
export const addAttachment =
  ({ db, clock }: AddAttachmentDeps) =>
  async (
    viewer: Viewer,
    organisationId: string,
    { name, bytes }: ReceivedFile,
  ): Promise<Attachment> => {
    const { side } = await assertMayAttach({ db })(viewer, organisationId);
    const checked = await checkFile(bytes);
    return db.$transaction(async (tx) => {
      await lockName(tx, messagesLock(organisationId));
      const attachments = attachmentsRepository(tx);
      if (side === 'organisation')
        assertQuota('attachmentMegabytes', await attachments.countStored(organisationId));
      const now = clock.now();
      const id = uuidv7({ msecs: now.getTime() });
      const content = Uint8Array.from(checked.content);
      const { type } = checked;
      const file = { id, organisationId, accountId: viewer.userId, name, type, content, now };
      const stored = await attachments.insert(file);
      if (stored === undefined) throw new Error('an attachment was not stored');
      return stored;
    });
  };
