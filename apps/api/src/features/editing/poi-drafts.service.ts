import { wrongIn } from '@parages/contracts/vocabulary/poi-rules';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../platform/asker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import { holdName } from '../../platform/shared-pois.repository.ts';
import { editorOf } from '../organisations/memberships.service.ts';
import { contentRepository } from './content/content.repository.ts';
import { saveTab } from './content/save-tab.service.ts';
import { editingRepository } from './editing.repository.ts';
import type { CreationBody } from './editing.schema.ts';
import { lifecycleRepository, type PoiState } from './lifecycle/lifecycle.repository.ts';
import type { OrganiserPoi } from './organiser-poi.schema.ts';
import { type Entry, writeEntry } from './poi-changes.service.ts';
import { presentPoi } from './present-poi.service.ts';

type Organisation = { id: string; name: string };

/** New events: made, or copied from another. */
export function poiDraftsService({ db, clock }: { db: Db; clock: Clock }) {
  // An organisation of his where he may write. Pending and refused ones write drafts.
  async function assertMine(
    tx: SqlClient,
    { accountId, canEdit }: Asker,
    organisationId: string,
  ): Promise<Organisation> {
    const mine = await editorOf(tx, accountId, organisationId);
    if (!canEdit) throw new Problem('permission_missing');
    return mine;
  }

  // Parallel creations wait for each other: each counts the drafts of those before it.
  async function assertDraftFits(tx: SqlClient, organisationId: string): Promise<void> {
    await holdName(tx, `drafts ${organisationId}`);
    assertQuota('drafts', await editingRepository(tx).countDrafts(organisationId, quotas.drafts));
  }

  async function begin(
    tx: SqlClient,
    asker: Asker,
    poiId: string,
    entry: Entry,
    now: Date,
  ): Promise<OrganiserPoi> {
    const { accountId, isModerator } = asker;
    const state = await lifecycleRepository(tx).findState({ accountId, poiId, isModerator });
    if (!state) throw new Problem('poi_not_found');
    await writeEntry({ tx, asker, state, now }, entry);
    return presentPoi(tx, asker, poiId, now);
  }

  // Where a copy goes: another organisation of his, or beside the first one.
  async function targetOf(
    tx: SqlClient,
    asker: Asker,
    { organisation }: PoiState,
    wanted: string | undefined,
  ): Promise<Organisation | null> {
    const id = wanted ?? organisation?.id;
    if (id === undefined) return null;
    const isElsewhere = wanted !== undefined && wanted !== organisation?.id;
    return asker.isModerator && !isElsewhere ? organisation : assertMine(tx, asker, id);
  }

  return {
    /** A draft; it needs a title. Problems: organisation_not_found, organisation_suspended, request_invalid, quota_reached. */
    create: (
      asker: Asker,
      { organisationId, label, description = '', categories }: CreationBody,
    ): Promise<OrganiserPoi> =>
      db.$transaction(async (tx) => {
        const now = clock.now();
        const organisation = await assertMine(tx, asker, organisationId);
        const errors = wrongIn({
          dates: { label, description, isPermanent: false, allowedPerson: null, periods: [] },
        });
        if (errors.length > 0)
          throw new Problem(
            'request_invalid',
            undefined,
            errors.map(({ field, code, tab }) => ({
              pointer: field.replace('/dates', '/body'),
              code,
              detail: tab,
            })),
          );
        await assertDraftFits(tx, organisationId);
        const [poiId, versionId] = [uuidv7(), uuidv7()];
        const drafts = editingRepository(tx);
        await drafts.insertPoi(poiId, organisationId, now);
        await drafts.insertDraft({
          versionId,
          poiId,
          label,
          description,
          organizerName: organisation.name,
          now,
        });
        if (categories) await saveTab(tx, versionId, { tab: 'categories', body: categories }, now);
        return begin(
          tx,
          asker,
          poiId,
          { action: 'created', versionNumber: 1, toStatus: 'draft' },
          now,
        );
      }),

    /** A draft of its own with everything but periods and status. Problems: poi_not_found, and those of `create`. */
    duplicate: (asker: Asker, poiId: string, wanted: string | undefined): Promise<OrganiserPoi> =>
      db.$transaction(async (tx) => {
        const now = clock.now();
        const { accountId, isModerator } = asker;
        const state = await lifecycleRepository(tx).findState({ accountId, poiId, isModerator });
        if (!state) throw new Problem('poi_not_found');
        const organisation = await targetOf(tx, asker, state, wanted);
        // What a moderator copies is work of the team.
        if (organisation !== null && !asker.isModerator) await assertDraftFits(tx, organisation.id);
        const [newPoiId, newVersionId] = [uuidv7(), uuidv7()];
        await editingRepository(tx).insertPoi(newPoiId, organisation?.id ?? null, now);
        const copied = {
          versionId: state.shownVersionId,
          newVersionId,
          poiId: newPoiId,
          number: 1,
          withPeriods: false,
          organizerName: organisation?.name ?? null,
          now,
        };
        await contentRepository(tx).copy(copied);
        const changes = [{ field: '/duplicatedFrom', from: null, to: poiId }];
        return begin(
          tx,
          asker,
          newPoiId,
          { action: 'duplicated', versionNumber: 1, toStatus: 'draft', changes },
          now,
        );
      }),
  };
}

export type PoiDraftsService = ReturnType<typeof poiDraftsService>;
