import { importErrorsColumn } from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportFault } from '@parages/contracts/vocabulary/imports/import-faults';
import { sayFinding } from '@parages/contracts/vocabulary/imports/import-faults.fr';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { csvLine, unsafeCell, utf8Mark } from '@parages/contracts/vocabulary/text/csv-text';
import { truncate } from '../../mapping/plain-text.ts';
import { isWrong } from './finding-collector.ts';
import type { CellFault } from './read-cell.ts';
import type { TableHeader } from './read-table.ts';

const pieceLength = 131_072;
const longestReason = 1000;

const reasonOf = (faults: readonly CellFault[]): string =>
  truncate(faults.map(sayFinding).join(' · '), longestReason);

export function errorFile(write: (number: number, lines: string) => Promise<void>) {
  let columns: readonly string[] = [];
  let errorsColumnIndex = -1;
  let pending = utf8Mark;
  let number = 0;
  let length = 0;
  let omitted = 0;

  const withoutErrorsColumn = (cells: readonly string[]): string[] =>
    columns.map((_, index) => cells[index] ?? '').filter((_, index) => index !== errorsColumnIndex);
  // Cells from an error file of this service are already escaped: `csvLine` would escape twice.
  const unescaped = (cells: readonly string[]): string[] =>
    errorsColumnIndex < 0 ? withoutErrorsColumn(cells) : withoutErrorsColumn(cells).map(unsafeCell);

  async function flush(): Promise<void> {
    const lines = pending;
    pending = '';
    length += lines.length;
    await write(number, lines);
    number += 1;
  }
  return {
    begin: ({ cells, faults }: Pick<TableHeader, 'cells' | 'faults'>): void => {
      columns = cells;
      errorsColumnIndex = cells.findIndex(
        (cell) => cell.trim().toLowerCase() === importErrorsColumn,
      );
      pending += csvLine([...withoutErrorsColumn(cells), importErrorsColumn]);
      const ofFile = faults.filter(isWrong);
      if (ofFile.length > 0) pending += csvLine([...withoutErrorsColumn([]), reasonOf(ofFile)]);
    },
    add: (cells: readonly string[], faults: readonly CellFault[]): void => {
      if (length + pending.length >= batchImportLimits.maxBytes) omitted += 1;
      else pending += csvLine([...unescaped(cells), reasonOf(faults)]);
    },
    stop: (row: number, code: ImportFault): void => {
      pending += csvLine([
        String(row),
        sayFinding({ code, path: null, expected: null, obtained: null }),
      ]);
    },
    isDue: (): boolean => pending.length >= pieceLength,
    flush,
    end: async (): Promise<void> => {
      if (omitted > 0) pending += csvLine([...withoutErrorsColumn([]), `… + ${omitted}`]);
      if (pending !== '') await flush();
    },
  };
}

export type ErrorFile = ReturnType<typeof errorFile>;
