import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { contentRepository } from '../content/content.repository.ts';
import { lifecycleRepository, type PoiState } from '../lifecycle/lifecycle.repository.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { draftsRepository } from './drafts.repository.ts';
import {
  assertDraftQuota,
  type DraftOrganisation,
  findOrganisationToWrite,
  startHistory,
} from './start-draft.ts';

export type DuplicatePoiDeps = { db: Db; clock: Clock };

export const duplicatePoi =
  ({ db, clock }: DuplicatePoiDeps) =>
  (asker: Asker, poiId: string, organisationId: string | undefined): Promise<OrganiserPoi> =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const { accountId, isModerator } = asker;
      const state = await lifecycleRepository(tx).findState({ accountId, poiId, isModerator });
      if (!state) throw new Problem('poi_not_found');
      const organisation = await findTarget(tx, asker, state, organisationId);
      // The organisation's quota does not limit the copies that moderators make.
      if (organisation !== null && !isModerator) await assertDraftQuota(tx, organisation.id);
      const newPoiId = uuidv7();
      await draftsRepository(tx).insertPoi(newPoiId, organisation?.id ?? null, now);
      await contentRepository(tx).copy({
        versionId: state.shownVersionId,
        newVersionId: uuidv7(),
        poiId: newPoiId,
        number: 1,
        withPeriods: false,
        organizerName: organisation?.name ?? null,
        now,
      });
      const changes = [{ field: '/duplicatedFrom', from: null, to: poiId }];
      return startHistory(tx, asker, newPoiId, { action: 'duplicated', changes }, now);
    });

// A moderator may copy an event within its organisation without being a member of the organisation.
async function findTarget(
  tx: Transaction,
  asker: Asker,
  { organisation }: PoiState,
  requestedId: string | undefined,
): Promise<DraftOrganisation | null> {
  const id = requestedId ?? organisation?.id;
  if (id === undefined) return null;
  const isElsewhere = id !== organisation?.id;
  return asker.isModerator && !isElsewhere ? organisation : findOrganisationToWrite(tx, asker, id);
}
