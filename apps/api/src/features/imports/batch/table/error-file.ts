import { importErrorsColumn } from '@parages/contracts/vocabulary/imports/import-columns';
import {
  type ImportFault,
  importFaults,
} from '@parages/contracts/vocabulary/imports/import-faults';
import { sayFinding } from '@parages/contracts/vocabulary/imports/import-faults.fr';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { truncate } from '../../mapping/plain-text.ts';
import { csvLine, unsafeCell, utf8Mark } from './csv-text.domain.ts';
import type { CellFault } from './read-cell.ts';
import type { TableHeader } from './read-table.ts';

const pieceLength = 131_072;
const longestReason = 1000;

const isWrong = ({ code }: CellFault): boolean => importFaults[code] !== 'warning';
const say = (faults: readonly CellFault[]): string =>
  truncate(faults.map(sayFinding).join(' · '), longestReason);

/**
 * The lines of a file that cannot be imported, whole and with a column that says why, written in pieces while the file is checked: corrected
 * there, they can be sent as they are. A file that can be read no further ends with the line that says why. Beyond the size that a file may
 * have, lines are only counted.
 */
export function errorFile(write: (number: number, lines: string) => Promise<void>) {
  let columns: readonly string[] = [];
  let ours = -1;
  let pending = utf8Mark;
  let number = 0;
  let length = 0;
  let left = 0;

  const own = (cells: readonly string[]): string[] =>
    columns.map((_, index) => cells[index] ?? '').filter((_, index) => index !== ours);
  // What an error file of ours made harmless is harmless already.
  const plain = (cells: readonly string[]): string[] =>
    ours < 0 ? own(cells) : own(cells).map(unsafeCell);

  async function flush(): Promise<void> {
    const lines = pending;
    pending = '';
    length += lines.length;
    await write(number, lines);
    number += 1;
  }
  return {
    begin: ({ cells, faults }: TableHeader): void => {
      columns = cells;
      ours = cells.findIndex((cell) => cell.trim().toLowerCase() === importErrorsColumn);
      pending += csvLine([...own(cells), importErrorsColumn]);
      const ofFile = faults.filter(isWrong);
      if (ofFile.length > 0) pending += csvLine([...own([]), say(ofFile)]);
    },
    add: (cells: readonly string[], faults: readonly CellFault[]): void => {
      if (length + pending.length >= batchImportLimits.maxBytes) left += 1;
      else pending += csvLine([...plain(cells), say(faults)]);
    },
    /** The file can be read no further than a physical line. */
    stop: (row: number, code: ImportFault): void => {
      pending += csvLine([
        String(row),
        sayFinding({ code, path: null, expected: null, obtained: null }),
      ]);
    },
    /** Whether a piece is full and waits to be written. */
    isDue: (): boolean => pending.length >= pieceLength,
    flush,
    end: async (): Promise<void> => {
      if (left > 0) pending += csvLine([...own([]), `… + ${left}`]);
      if (pending !== '') await flush();
    },
  };
}

export type ErrorFile = ReturnType<typeof errorFile>;
