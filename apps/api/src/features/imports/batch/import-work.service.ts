import type { ImportFailure } from '@parages/contracts/vocabulary/import-faults';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { Geocoder } from '../../../gateways/geocoder/geocoder.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { batchImportsRepository } from './batch-imports.repository.ts';
import { checkImport } from './check-import.service.ts';
import { type ImportTurn, importTurn, Stopping, TurnOver } from './import-turn.ts';
import { type ClaimedImport, importTurnsRepository, type Step } from './import-turns.repository.ts';
import { locateDrafts } from './locate-drafts.service.ts';
import { writeImport } from './run-import.service.ts';

export type ImportWorkDeps = {
  db: Db;
  /** The same database, without a bound of time: opened when the first import is there. */
  openWork: () => Db;
  clock: Clock;
  mails: Pick<MailsService, 'queueAll'>;
  geocoder: Geocoder | undefined;
  /** Where both sites are, for the link of the mail. */
  origins: { site: string; pro: string };
  log: { warn: (details: object, message: string) => void };
  /** How long an import is a worker's after his last sign of life. */
  leaseMs?: number;
};

const standardLeaseMs = 30_000;
const mostTries = 5;
const dayMs = 86_400_000;

/** What workers do with imports: check those that were sent, write those that were confirmed, one at a time. */
export function importWorkService({
  db,
  openWork,
  clock,
  mails,
  geocoder,
  origins,
  log,
  leaseMs = standardLeaseMs,
}: ImportWorkDeps) {
  const turns = importTurnsRepository(db);
  const onAway = (err: unknown): void =>
    log.warn({ err }, 'the geocoder cannot be asked: events without a position stay drafts');

  async function failureOf({
    organisationId,
    tries,
    createdBy,
  }: ClaimedImport): Promise<ImportFailure | undefined> {
    if (tries > mostTries) return 'internal';
    if (createdBy === null) return 'importer_gone';
    if (organisationId === null) return undefined;
    const organisation = await batchImportsRepository(db).holdOrganisation(organisationId);
    return organisation?.status === 'approved' ? undefined : 'organisation_not_approved';
  }

  async function tellImporter(
    tx: Db | Parameters<Parameters<Db['$transaction']>[0]>[0],
    { id, fileName, organisationId }: ClaimedImport,
    outcome: Step,
  ) {
    const importer = await importTurnsRepository(tx).findImporter(id);
    if (importer === undefined) return;
    const { email, firstName, locale, organisation } = importer;
    const link =
      organisationId === null
        ? `${origins.site}/batchimport/${id}`
        : `${origins.pro}/org/imports/${id}`;
    const data = { firstName, organisation, fileName, outcome, link };
    const about = { to: email, accountId: importer.id, locale, dedupeKey: `import-finished:${id}` };
    await mails.queueAll(tx, [{ ...about, kind: 'import-finished', data }]);
  }

  async function finish(claimed: ClaimedImport, { turn }: ImportTurn): Promise<void> {
    await db.$transaction(async (tx) => {
      const settled = await importTurnsRepository(tx).settle(turn, { status: 'done' }, clock.now());
      if (settled !== undefined && settled.outcome !== null)
        await tellImporter(tx, claimed, settled.outcome);
    });
  }

  async function work(claimed: ClaimedImport, turn: ImportTurn): Promise<void> {
    const failure =
      claimed.status === 'running' || claimed.tries > mostTries
        ? await failureOf(claimed)
        : undefined;
    if (failure !== undefined) {
      await turns.settle(turn.turn, { status: 'failed', failure }, clock.now());
      return;
    }
    await turn.renew();
    const now = () => clock.now();
    if (claimed.status === 'checking') return checkImport(openWork(), claimed, turn, now);
    await writeImport(
      { work: openWork(), now, locate: locateDrafts(geocoder, onAway) },
      claimed,
      turn,
    );
    await finish(claimed, turn);
  }

  async function doOne(claimed: ClaimedImport, isStopping: () => boolean): Promise<void> {
    const turn = importTurn({ db, clock, leaseMs, isStopping }, claimed);
    try {
      await work(claimed, turn);
    } catch (error) {
      if (error instanceof TurnOver) await turns.cancelHeld(turn.turn, clock.now());
      // Another worker goes on at once; after something went wrong, once the lease is over.
      else if (error instanceof Stopping)
        await turns.settle(turn.turn, { status: null }, clock.now());
      else throw error;
    }
  }

  return {
    /** Does what waits, until nothing does. Answers how many imports were taken. */
    doDue: async (isStopping: () => boolean): Promise<number> => {
      let taken = 0;
      while (!isStopping()) {
        const now = clock.now();
        const claimed = await turns.claim(now, new Date(now.getTime() + leaseMs));
        if (claimed === undefined) break;
        taken += 1;
        await doOne(claimed, isStopping);
      }
      return taken;
    },
    /** Files that are kept no longer. Answers how many. */
    forgetOld: (): Promise<number> =>
      turns.forgetFiles(new Date(clock.now().getTime() - batchImportLimits.keepFileDays * dayMs)),
  };
}

export type ImportWorkService = ReturnType<typeof importWorkService>;
