import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { type ChangeSourceDeps, changeSource, findSource } from './change-source.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { Source } from './followed-sources.schema.ts';

/**
 * Has a worker pull the source now and then once a day. Idempotent for a followed source.
 * @throws {Problem} source_not_found, permission_missing, organisation_suspended,
 * source_transition_forbidden without a preview
 */
export const followSource =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, sourceId: string): Promise<Source> => {
    await changeSource(deps.db, viewer, sourceId, async (tx, { id, status }) => {
      if (status === 'followed') return;
      if (status !== 'ready') throw new Problem('source_transition_forbidden', status);
      await followedSourcesRepository(tx).follow(id, deps.clock.now());
    });
    return findSource(deps, viewer, sourceId);
  };
