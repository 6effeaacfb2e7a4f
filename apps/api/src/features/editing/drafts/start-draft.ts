import { quotas } from '@parages/contracts/vocabulary/quotas';
import type { Asker } from '../../../platform/access/asker.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { markEffect } from '../../../platform/idempotency/effect-marks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { type Entry, writeEntry } from '../poi-changes.service.ts';
import { presentPoi } from '../reading/present-poi.service.ts';
import { draftsRepository } from './drafts.repository.ts';

export type DraftOrganisation = { id: string; name: string };

/** Accepts a pending or refused organisation too: `editorOf` refuses one that is suspended. */
export async function findOrganisationToWrite(
  tx: Transaction,
  { accountId, canEdit }: Asker,
  organisationId: string,
): Promise<DraftOrganisation> {
  const organisation = await editorOf(tx, accountId, organisationId);
  if (!canEdit) throw new Problem('permission_missing');
  return organisation;
}

/** The lock lasts until the transaction ends, so concurrent creations cannot exceed the quota. */
export async function assertDraftQuota(tx: Transaction, organisationId: string): Promise<void> {
  await lockName(tx, `drafts ${organisationId}`);
  const drafts = await draftsRepository(tx).countDrafts(organisationId, quotas.drafts);
  assertQuota('drafts', drafts);
}

/** The first entry of an event that the transaction creates, once for an idempotent request. */
export async function startHistory(
  tx: Transaction,
  asker: Asker,
  poiId: string,
  entry: Pick<Entry, 'action' | 'changes'>,
  now: Date,
): Promise<OrganiserPoi> {
  await markEffect(tx);
  const { accountId, isModerator } = asker;
  const state = await lifecycleRepository(tx).findState({ accountId, poiId, isModerator });
  if (!state) throw new Problem('poi_not_found');
  await writeEntry({ tx, asker, state, now }, { ...entry, versionNumber: 1, toStatus: 'draft' });
  return presentPoi(tx, asker, poiId, now);
}
