import type { Viewer } from '../../../platform/access/viewer.ts';
import { type ChangeSourceDeps, changeSource } from './change-source.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { SourceList } from './followed-sources.schema.ts';
import { listSources } from './list-sources.ts';

/**
 * Stops following a source; its events stay as they are. Returns the other sources of its
 * organisation, or of the team.
 * @throws {Problem} source_not_found, permission_missing for a reader, organisation_suspended
 */
export const detachSource =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, sourceId: string): Promise<SourceList> => {
    let organisationId: string | null = null;
    await changeSource(deps.db, viewer, sourceId, async (tx, locked) => {
      organisationId = locked.organisationId;
      await followedSourcesRepository(tx).remove(locked.id);
    });
    return listSources(deps)(
      viewer,
      organisationId === null ? { owner: 'team' } : { organisationId, owner: 'organisation' },
    );
  };
