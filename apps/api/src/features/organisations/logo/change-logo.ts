import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { KeepLogo } from '../../media/adding/keep-logo.service.ts';
import { saveProposal } from '../changes/save-proposal.ts';
import { updateOf } from '../declarations/organisation-update.domain.ts';
import { saveUpdate } from '../declarations/update-organisation.ts';
import { getOrganisation } from '../get-organisation.ts';
import { lockVersionAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import type { Organisation } from '../organisations.schema.ts';

export type ChangeLogoDeps = { db: Db; clock: Clock; keepLogo: KeepLogo };

type Target = { id: string; version: number };

/**
 * Writes the logo of an organisation; that of an approved one is proposed to moderators, unless an
 * administrator changes it. A null `logoId` removes it.
 */
async function write(
  { db, clock }: Pick<ChangeLogoDeps, 'db' | 'clock'>,
  { userId, role }: Viewer,
  { id, version }: Target,
  logoId: string | null,
): Promise<Organisation> {
  await db.$transaction(async (tx) => {
    const row = await lockVersionAsOwner(tx, userId, id, version);
    const update = updateOf(row, { logoId }, undefined, role === 'admin');
    if (update.fields.length === 0 && update.proposal === undefined) return;
    const now = clock.now();
    await saveUpdate(tx, row, update, { actorId: userId, now });
    await saveProposal(tx, { row, actorId: userId, proposal: update.proposal, now });
    if (logoId !== null) await organisationsRepository(tx).keepLogo(logoId);
  });
  return getOrganisation({ db })(userId, id);
}

/** Runs before the picture is read. Problems: those of `lockAsOwner`. */
export const assertMayChangeLogo =
  ({ db }: Pick<ChangeLogoDeps, 'db'>) =>
  async (accountId: string, id: string): Promise<void> => {
    const row = await organisationsRepository(db).findMine(accountId, id);
    if (!row) throw new Problem('organisation_not_found');
    if (row.role !== 'owner') throw new Problem('permission_missing');
    if (row.status === 'suspended') throw new Problem('organisation_suspended');
  };

/** Problems: those of `keepLogo` and `lockVersionAsOwner`. */
export const setLogo =
  (deps: ChangeLogoDeps) =>
  async (viewer: Viewer, target: Target, bytes: Buffer): Promise<Organisation> =>
    write(deps, viewer, target, await deps.keepLogo(viewer.userId, bytes));

/** Problems: those of `lockVersionAsOwner`. */
export const removeLogo =
  (deps: Pick<ChangeLogoDeps, 'db' | 'clock'>) =>
  (viewer: Viewer, target: Target): Promise<Organisation> =>
    write(deps, viewer, target, null);
