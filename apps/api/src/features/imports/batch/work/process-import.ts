import type { ImportFailure } from '@parages/contracts/vocabulary/imports/import-faults';
import type { Geocoder } from '../../../../gateways/geocoder/geocoder.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { batchImportsRepository } from '../batch-imports.repository.ts';
import { checkImport } from './check-import.ts';
import { type FinishImportDeps, finishImport } from './finish-import.ts';
import type { ImportTurn } from './import-turn.ts';
import { type ClaimedImport, importTurnsRepository } from './import-turns.repository.ts';
import { locateDrafts } from './writing/locate-drafts.ts';
import { writeImport } from './writing/write-import.ts';

export type ProcessImportDeps = FinishImportDeps & {
  /** The same database without a statement timeout; opened at the first import. */
  openWork: () => Db;
  clock: Clock;
  geocoder: Geocoder | undefined;
  log: { warn: (details: object, message: string) => void };
};

const mostTries = 5;

/** Checks a new file, or writes the events of a confirmed one and notifies its importer. */
export const processImport =
  (deps: ProcessImportDeps) =>
  async (claimed: ClaimedImport, turn: ImportTurn): Promise<void> => {
    const { db, openWork, clock } = deps;
    const failure = await findFailure(db, claimed);
    if (failure !== undefined) {
      const settlement = { status: 'failed', failure } as const;
      await importTurnsRepository(db).settle(turn.turn, settlement, clock.now());
      return;
    }
    await turn.renew();
    const now = () => clock.now();
    if (claimed.status === 'checking') return checkImport(openWork(), claimed, turn, now);
    await writeImport({ work: openWork(), now, locate: locateWith(deps) }, claimed, turn);
    await finishImport(deps)(claimed, turn);
  };

const locateWith = ({ geocoder, log }: Pick<ProcessImportDeps, 'geocoder' | 'log'>) =>
  locateDrafts(geocoder, (err) =>
    log.warn({ err }, 'the geocoder cannot be asked: events without a position stay drafts'),
  );

// Why an import cannot go on. A check needs neither its importer nor an approved organisation.
async function findFailure(
  db: Db,
  { status, tries, createdBy, organisationId }: ClaimedImport,
): Promise<ImportFailure | undefined> {
  if (tries > mostTries) return 'internal';
  if (status !== 'running') return undefined;
  if (createdBy === null) return 'importer_gone';
  if (organisationId === null) return undefined;
  const organisation = await batchImportsRepository(db).holdOrganisation(organisationId);
  return organisation?.status === 'approved' ? undefined : 'organisation_not_approved';
}
