import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { reportOfFile } from '@parages/contracts/vocabulary/imports/file-report';
import type {
  ReportGroup,
  ReportList,
  SourceReport,
} from '@parages/contracts/vocabulary/imports/source-report';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import type { MailsService } from '../../../mails/mails.service.ts';
import type { ImportLease } from './import-lease.ts';
import { type ClaimedImport, importWorkRepository, type Step } from './import-work.repository.ts';

type ReasonCount = Pick<ReportGroup, 'reason' | 'count'>;

export type FinishImportDeps = {
  db: Db;
  clock: Clock;
  mails: Pick<MailsService, 'queueAll'>;
  origins: { site: string; pro: string };
};

export const finishImport =
  (deps: FinishImportDeps) =>
  async (claimed: ClaimedImport, { claim }: ImportLease): Promise<void> => {
    await deps.db.$transaction(async (tx) => {
      const now = deps.clock.now();
      const settled = await importWorkRepository(tx).settle(claim, { status: 'done' }, now);
      if (settled !== undefined && settled.outcome !== null)
        await mailImporter(deps, tx, claimed, { outcome: settled.outcome, now });
    });
  };

/** A mail names the reasons, without the lines. */
const reasonsOf = (report: SourceReport): Record<ReportList, ReasonCount[]> => {
  const counts = (list: ReportList): ReasonCount[] =>
    report[list].map(({ reason, count }) => ({ reason, count }));
  return {
    refused: counts('refused'),
    keptBack: counts('keptBack'),
    doubtful: counts('doubtful'),
  };
};

async function mailImporter(
  { mails, origins }: FinishImportDeps,
  tx: Transaction,
  { id, fileName, organisationId }: ClaimedImport,
  { outcome, now }: { outcome: Step; now: Date },
): Promise<void> {
  const importer = await importWorkRepository(tx).findImporter(id);
  if (importer === undefined) return;
  const { email, firstName, locale, organisation, check } = importer;
  const link =
    organisationId === null
      ? `${origins.site}/batchimport/${id}`
      : `${origins.pro}/org/imports/${id}`;
  const day = parisDay(now);
  const report =
    check === null
      ? undefined
      : reasonsOf(
          reportOfFile({ fileName, day, check, counts: outcome, doubts: outcome.doubts ?? [] }),
        );
  const data = { firstName, organisation, fileName, outcome, link, report };
  const about = { to: email, accountId: importer.id, locale, dedupeKey: `import-finished:${id}` };
  await mails.queueAll(tx, [{ ...about, kind: 'import-finished', data }]);
}
