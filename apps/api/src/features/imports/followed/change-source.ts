import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import {
  followedSourcesRepository,
  type LockedSource,
  type SourceReader,
} from './followed-sources.repository.ts';
import type { Source } from './followed-sources.schema.ts';

export type ChangeSourceDeps = { db: Db; clock: Clock };

/** The team follows addresses for no organisation, with the permission of its imports. */
export const readerOf = ({ userId, permissions }: Viewer): SourceReader => ({
  accountId: userId,
  isTeam: permissions.includes('batch_import'),
});

/** @throws {Problem} source_not_found */
export async function findSource(
  { db, clock }: ChangeSourceDeps,
  viewer: Viewer,
  sourceId: string,
): Promise<Source> {
  const found = await followedSourcesRepository(db).find(readerOf(viewer), sourceId, clock.now());
  if (found === undefined) throw new Problem('source_not_found');
  return found;
}

/**
 * Runs `work` on the source, locked, of an organisation that the viewer edits, or of the team.
 * @throws {Problem} source_not_found, permission_missing for a reader, organisation_suspended
 */
export function changeSource(
  db: Db,
  viewer: Viewer,
  sourceId: string,
  work: (tx: Transaction, locked: LockedSource) => Promise<void>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const locked = await followedSourcesRepository(tx).lock(readerOf(viewer), sourceId);
    if (locked === undefined) throw new Problem('source_not_found');
    if (locked.organisationId !== null) await editorOf(tx, viewer.userId, locked.organisationId);
    await work(tx, locked);
  });
}
