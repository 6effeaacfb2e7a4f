import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { type ChangeSourceDeps, changeSource, findSource } from './change-source.ts';
import { followedSourcesRepository, type LockedSource } from './followed-sources.repository.ts';
import type { Source } from './followed-sources.schema.ts';

function assertRested({ attemptedAt }: LockedSource, now: Date): void {
  if (attemptedAt === null) return;
  const restS =
    followedSourceLimits.secondsPerPull - (now.getTime() - attemptedAt.getTime()) / 1000;
  if (restS > 0) throw new Problem('source_limited').retryAfter(Math.ceil(restS));
}

/**
 * Has a worker read the source now: a followed one is pulled, another one gets a new preview.
 * @throws {Problem} source_not_found, permission_missing, organisation_suspended, source_limited
 * within a minute of the last reading
 */
export const requestPull =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, sourceId: string): Promise<Source> => {
    await changeSource(deps.db, viewer, sourceId, async (tx, locked) => {
      if (locked.status === 'checking') return;
      const now = deps.clock.now();
      assertRested(locked, now);
      const status = locked.status === 'followed' ? 'followed' : 'checking';
      await followedSourcesRepository(tx).requestPull(locked.id, status, now);
    });
    return findSource(deps, viewer, sourceId);
  };
