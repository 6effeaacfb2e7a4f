import type { Viewer } from '../../../platform/access/viewer.ts';
import { type ChangeSourceDeps, changeSource, findSource } from './change-source.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { Source } from './followed-sources.schema.ts';

/**
 * No longer proposes to cancel the events that the source does not give any more.
 * @throws {Problem} source_not_found, permission_missing for a reader, organisation_suspended
 */
export const keepMissing =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, sourceId: string): Promise<Source> => {
    await changeSource(deps.db, viewer, sourceId, async (tx, { id }) => {
      await followedSourcesRepository(tx).forgetMissing(id);
    });
    return findSource(deps, viewer, sourceId);
  };
