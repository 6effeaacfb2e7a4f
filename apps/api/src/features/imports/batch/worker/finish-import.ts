import { reasonsOfFile } from '@parages/contracts/vocabulary/imports/file-report';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import type { MailsService } from '../../../mails/mails.service.ts';
import type { ImportLease } from './import-lease.ts';
import { type ClaimedImport, importWorkRepository, type Step } from './import-work.repository.ts';

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
        await mailImporter(deps, tx, claimed, settled.outcome);
    });
  };

async function mailImporter(
  { mails, origins }: FinishImportDeps,
  tx: Transaction,
  { id, fileName, organisationId }: ClaimedImport,
  outcome: Step,
): Promise<void> {
  const importer = await importWorkRepository(tx).findImporter(id);
  if (importer === undefined) return;
  const { email, firstName, locale, organisation, check } = importer;
  const link =
    organisationId === null
      ? `${origins.site}/batchimport/${id}`
      : `${origins.pro}/org/imports/${id}`;
  const report = check === null ? undefined : reasonsOfFile(check.byPath);
  const data = { firstName, organisation, fileName, outcome, link, report };
  const about = { to: email, accountId: importer.id, locale, dedupeKey: `import-finished:${id}` };
  await mails.queueAll(tx, [{ ...about, kind: 'import-finished', data }]);
}
