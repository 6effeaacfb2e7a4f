import type { Viewer } from '../../../../platform/access/viewer.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { ColumnsBody, Import, KeptReading } from '../batch-imports.schema.ts';
import { changeImport } from '../change-import.ts';
import { findSender } from '../receiving/import-sender.ts';
import { columnsToKeep, headingSet } from '../table/headings/heading-set.ts';
import { importReadingRepository } from './import-reading.repository.ts';

export type ChooseImportColumnsDeps = { db: Db; clock: Clock };

type Headings = NonNullable<KeptReading['headings']>;

function assertFits({ columns }: ColumnsBody, headings: Headings): void {
  if (columns.length !== headings.length)
    throw new Problem('request_invalid', undefined, [
      {
        pointer: '/body/columns',
        code: 'invalid_length',
        detail: `Expected one column for each of the ${headings.length} headings`,
      },
    ]);
  const twice = columns.findIndex(
    (column, index) => column !== null && columns.indexOf(column) < index,
  );
  if (twice >= 0)
    throw new Problem('request_invalid', undefined, [
      {
        pointer: `/body/columns/${twice}`,
        code: 'duplicate',
        detail: `Another heading has the column ${columns[twice]}`,
      },
    ]);
}

/**
 * Checks the file again with these columns, and keeps them for the next file of the organisation
 * with the same headings.
 * @throws {Problem} import_not_found, import_transition_forbidden, import_file_gone, request_invalid
 */
export const chooseImportColumns =
  ({ db, clock }: ChooseImportColumnsDeps) =>
  (viewer: Viewer, importId: string, body: ColumnsBody): Promise<Import> =>
    changeImport(db, viewer, importId, async (tx, locked) => {
      const { isStaff, organisationId, hasFile } = locked;
      if (!isStaff || organisationId !== null)
        await findSender(tx, viewer, organisationId ?? undefined);
      if (!hasFile) throw new Problem('import_file_gone');
      const readings = importReadingRepository(tx);
      const reading = await readings.find(importId);
      const headings = reading?.headings ?? [];
      // A check that is under way has its headings only at its end.
      if (reading === undefined || headings.length === 0) return false;
      assertFits(body, headings);
      const chosen = headings.map(({ heading, samples }, index) => {
        const column = body.columns[index] ?? null;
        return { heading, samples, column, origin: column === null ? 'none' : 'choice' } as const;
      });
      if (!(await readings.recheck(importId, chosen))) return false;
      const names = headings.map(({ heading }) => heading);
      await readings.keepChoice({
        source: reading.source,
        headingSet: headingSet(names),
        organisationId,
        columns: JSON.stringify(columnsToKeep(names, body.columns)),
        now: clock.now(),
      });
      return true;
    });
