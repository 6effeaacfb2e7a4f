import type { FieldLock } from '@parages/contracts/vocabulary/imports/field-locks';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { prefixesOf } from '../../writing/hand-edits.domain.ts';
import { type ChangeSourceDeps, changeSource } from '../change-source.ts';
import type { SourceLockList } from '../followed-sources.schema.ts';
import { listLocks } from './list-locks.ts';
import { locksRepository } from './locks.repository.ts';

type Lock = { sourceId: string; poiId: string; field: FieldLock };

/**
 * Gives a field back to the source, whose next reading writes it; a later edit keeps it again.
 * Idempotent. Returns the fields that are still kept.
 * @throws {Problem} source_not_found, poi_not_found for an event that is not of the source,
 * permission_missing for a reader, organisation_suspended
 */
export const releaseLock =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, { sourceId, poiId, field }: Lock): Promise<SourceLockList> => {
    await changeSource(deps.db, viewer, sourceId, async (tx) => {
      const locks = locksRepository(tx);
      if (!(await locks.isEdited(sourceId, poiId))) throw new Problem('poi_not_found');
      const now = deps.clock.now();
      await locks.release({ sourceId, poiId, prefixes: [...prefixesOf(field)], now });
    });
    return listLocks(deps)(viewer, sourceId);
  };
