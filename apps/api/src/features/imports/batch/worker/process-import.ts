import type { ImportFailure } from '@parages/contracts/vocabulary/imports/import-faults';
import type { Geocoder } from '../../../../gateways/geocoder/geocoder.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { locateDrafts } from '../../locating/locate-drafts.ts';
import { batchImportsRepository } from '../batch-imports.repository.ts';
import { checkImport } from './check-import.ts';
import { type FinishImportDeps, finishImport } from './finish-import.ts';
import type { ImportLease } from './import-lease.ts';
import { type ClaimedImport, importWorkRepository } from './import-work.repository.ts';
import { writeImport } from './writing/write-import.ts';

export type ProcessImportDeps = FinishImportDeps & {
  /** Returns a client of the database without statement timeout; opens it at the first call. */
  openWork: () => Db;
  clock: Clock;
  geocoder: Geocoder | undefined;
  log: { warn: (details: object, message: string) => void };
};

const mostTries = 5;

export const processImport =
  (deps: ProcessImportDeps) =>
  async (claimed: ClaimedImport, lease: ImportLease): Promise<void> => {
    const { db, openWork, clock } = deps;
    const failure = await findFailure(db, claimed);
    if (failure !== undefined) {
      const settlement = { status: 'failed', failure } as const;
      await importWorkRepository(db).settle(lease.claim, settlement, clock.now());
      return;
    }
    await lease.renew();
    const now = () => clock.now();
    if (claimed.status === 'checking') return checkImport(openWork(), claimed, lease, now);
    await writeImport({ work: openWork(), now, locate: locateWith(deps) }, claimed, lease);
    await finishImport(deps)(claimed, lease);
  };

const locateWith = ({ geocoder, clock, log }: ProcessImportDeps) =>
  locateDrafts({
    geocoder,
    clock,
    onUnreachable: (err) => log.warn({ err }, 'geocoder unreachable: addresses wait'),
  });

// A check needs neither the importer nor an approved organisation.
async function findFailure(
  db: Db,
  { status, tries, createdBy, organisationId }: ClaimedImport,
): Promise<ImportFailure | undefined> {
  if (tries > mostTries) return 'internal';
  if (status !== 'running') return undefined;
  if (createdBy === null) return 'importer_gone';
  if (organisationId === null) return undefined;
  const organisation = await batchImportsRepository(db).lockOrganisation(organisationId);
  return organisation?.status === 'approved' ? undefined : 'organisation_not_approved';
}
