import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import { followedSourcesRepository, type LockedSource } from './followed-sources.repository.ts';
import type { Source } from './followed-sources.schema.ts';

export type ChangeSourceDeps = { db: Db; clock: Clock };

/** @throws {Problem} source_not_found */
export async function findSource(
  { db, clock }: ChangeSourceDeps,
  { userId }: Viewer,
  sourceId: string,
): Promise<Source> {
  const found = await followedSourcesRepository(db).find(userId, sourceId, clock.now());
  if (found === undefined) throw new Problem('source_not_found');
  return found;
}

/**
 * Runs `work` on the source, locked, of an organisation that the viewer edits.
 * @throws {Problem} source_not_found, permission_missing for a reader, organisation_suspended
 */
export function changeSource(
  db: Db,
  { userId }: Viewer,
  sourceId: string,
  work: (tx: Transaction, locked: LockedSource) => Promise<void>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const locked = await followedSourcesRepository(tx).lock(userId, sourceId);
    if (locked === undefined) throw new Problem('source_not_found');
    await editorOf(tx, userId, locked.organisationId);
    await work(tx, locked);
  });
}
