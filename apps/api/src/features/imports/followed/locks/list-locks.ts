import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import { locksOf } from '../../writing/hand-edits.domain.ts';
import { importsRepository } from '../../writing/imports.repository.ts';
import { type ChangeSourceDeps, findSource } from '../change-source.ts';
import type { SourceLockList } from '../followed-sources.schema.ts';
import { locksRepository } from './locks.repository.ts';

/**
 * The fields of the events of a source that its readings leave as they are, since a person has edited
 * them.
 * @throws {Problem} source_not_found
 */
export const listLocks =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, sourceId: string): Promise<SourceLockList> => {
    await findSource(deps, viewer, sourceId);
    const { db } = deps;
    const edited = await locksRepository(db).listEdited(
      sourceId,
      followedSourceLimits.lockedEvents,
    );
    const edits = await importsRepository(db).listHandEdits(edited.map(({ poiId }) => poiId));
    const items = edited.map(({ poiId, title }) => ({
      poiId,
      title,
      fields: locksOf(edits.get(poiId) ?? []),
    }));
    return { items: items.filter(({ fields }) => fields.length > 0) };
  };
