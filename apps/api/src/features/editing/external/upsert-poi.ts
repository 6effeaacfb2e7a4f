import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { findOrganisationToWrite } from '../drafts/start-draft.ts';
import type { LifecycleService } from '../lifecycle/lifecycle.service.ts';
import type { Origins } from '../lifecycle/lifecycle-mails.service.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { presentPoi } from '../reading/present-poi.service.ts';
import { applyPayload } from './apply-payload.ts';
import { createExternalPoi } from './create-external-poi.ts';
import { externalRepository, type SeenHash } from './external.repository.ts';
import type {
  ExternalId,
  ExternalPoiBody,
  ExternalPoiResult,
  UpsertOutcome,
} from './external.schema.ts';
import { externalLock, storedSource } from './external-source.domain.ts';
import { findLockedPoi } from './find-locked-poi.ts';
import { transactionKeptIf } from './roll-back.ts';
import { assertPayload } from './write-payload.ts';

export type UpsertPoiDeps = {
  db: Db;
  clock: Clock;
  lifecycle: LifecycleService;
  /** Runs in the transaction of a change. */
  mark: (tx: Transaction) => Promise<void>;
};

export type UpsertCall = {
  asker: Asker;
  organisationId: string;
  isDryRun: boolean;
  origins: Origins;
};
type Write = UpsertCall & ExternalId & { body: ExternalPoiBody; now: Date };
/** `poi` is undefined for an unchanged event, which is read after the roll-back. */
type Written = { outcome: UpsertOutcome; poiId: string; poi?: OrganiserPoi; seen?: SeenHash };

/**
 * Creates or updates the event of an organisation with an external id, in one transaction, which a
 * dry run and an unchanged event roll back. Problems: organisation_not_found, permission_missing,
 * organisation_suspended, quota_reached, poi_reassigned, request_invalid, those of `applyPayload`.
 */
export const upsertPoi =
  ({ db, clock, lifecycle, mark }: UpsertPoiDeps) =>
  async (
    call: UpsertCall,
    { source, extId }: ExternalId,
    body: ExternalPoiBody,
  ): Promise<ExternalPoiResult> => {
    const { asker, isDryRun } = call;
    const now = clock.now();
    assertPayload(body);
    const write: Write = { ...call, source, extId, body, now };
    const isKept = ({ outcome }: Written): boolean => !isDryRun && outcome !== 'unchanged';
    const written = await transactionKeptIf(
      db,
      async (tx) => {
        const made = await upsertIn(tx, lifecycle, write);
        if (isKept(made)) await mark(tx);
        return made;
      },
      isKept,
    );
    const { outcome, poiId, seen } = written;
    // Later payloads are compared with this one, although people had already written what it says.
    if (seen && !isDryRun) await externalRepository(db).keepSeen(call.organisationId, seen);
    const { poi = await presentPoi(db, asker, poiId, now) } = written;
    return { outcome, isDryRun, poi };
  };

async function upsertIn(
  tx: Transaction,
  lifecycle: LifecycleService,
  { asker, organisationId, origins, source: name, extId, body, now }: Write,
): Promise<Written> {
  const organisation = await findOrganisationToWrite(tx, asker, organisationId);
  const source = storedSource(organisationId, name);
  // Before any row: concurrent requests for an event that does not exist yet create one.
  await lockName(tx, externalLock(source, extId));
  const { accountId } = asker;
  const found = await findLockedPoi(tx, { accountId, organisationId, source, extId });
  const upsert = { tx, asker, now, lifecycle, origins, body };
  if (found === undefined) {
    const poiId = await createExternalPoi(upsert, organisation, { source, extId, body });
    return { outcome: 'created', poiId, poi: await presentPoi(tx, asker, poiId, now) };
  }
  if (!found.isOwn) throw new Problem('poi_reassigned');
  const { id: poiId } = found;
  const applied = await applyPayload(upsert, found);
  if (!applied.isChanged)
    return { outcome: 'unchanged', poiId, ...(applied.seen && { seen: applied.seen }) };
  return { outcome: 'updated', poiId, poi: await presentPoi(tx, asker, poiId, now) };
}
