import type { Db } from '../../../../platform/database/database.ts';
import type { KeptReading } from '../batch-imports.schema.ts';
import { headingSet, keptChoice } from '../table/headings/heading-set.ts';
import type { ChooseColumns } from '../table/read-table.ts';
import { importReadingRepository } from './import-reading.repository.ts';

type Chosen = { source: string; headings: KeptReading['headings'] };

/**
 * The columns of an import: those that its last check used or that were chosen since, else those
 * that were chosen for an earlier file of the source with the same headings.
 */
export const chooseColumns =
  (db: Db, { source, headings: known }: Chosen): ChooseColumns =>
  async (headings) => {
    const isSame =
      known !== null &&
      known.length === headings.length &&
      known.every(({ heading }, index) => heading === headings[index]);
    if (isSame) return known.map(({ column, origin }) => ({ column, origin }));
    const kept = await importReadingRepository(db).findChoice(source, headingSet(headings));
    return kept === undefined ? undefined : keptChoice(headings, kept);
  };
