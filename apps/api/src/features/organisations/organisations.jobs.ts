import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { daysBefore, retentionDays } from '@parages/contracts/vocabulary/retention';
import { deleteInBatches } from '../../platform/background/delete-in-batches.ts';
import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { invitationsRepository } from './invitations/invitations.repository.ts';
import { apiKeysRepository } from './keys/api-keys.repository.ts';

const everyMs = 3_600_000;

export type OrganisationsJobsDeps = { db: Db; clock: Clock; log: JobLog };

/** Deletes invitations and keys that ended long ago. Idempotent. */
export async function forgetEnded(
  { db, clock }: Pick<OrganisationsJobsDeps, 'db' | 'clock'>,
  isStopping?: () => boolean,
): Promise<{ invitations: number; keys: number }> {
  const now = clock.now();
  const invitationsBefore = daysBefore(now, retentionDays.endedInvitation);
  const keysBefore = daysBefore(now, apiKeyLimits.keptDays);
  const invitations = await deleteInBatches(
    (most) => invitationsRepository(db).forgetEnded(invitationsBefore, most),
    isStopping,
  );
  const keys = await deleteInBatches(
    (most) => apiKeysRepository(db).forgetAllEnded(keysBefore, most),
    isStopping,
  );
  return { invitations, keys };
}

export const startOrganisationsJobs = ({ log, ...deps }: OrganisationsJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'deleting ended invitations and keys',
    everyMs,
    log,
    run: (isStopping) => forgetEnded(deps, isStopping),
  });
