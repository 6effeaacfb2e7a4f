import { importErrorsColumn } from '@parages/contracts/vocabulary/import-columns';
import { importFaults } from '@parages/contracts/vocabulary/import-faults';
import { sayFinding } from '@parages/contracts/vocabulary/import-faults.fr';
import { csvLine, unsafeCell, utf8Mark } from './csv-text.domain.ts';
import type { CellFault } from './read-cell.ts';
import { readLine } from './read-line.ts';
import { readTable, UnreadableTable } from './read-table.ts';
import { type OpenFile, sniffFormat } from './table-format.ts';
import { titleWatch } from './title-watch.domain.ts';

const isWrong = ({ code }: CellFault): boolean => importFaults[code] !== 'warning';
const say = (faults: readonly CellFault[]): string => faults.map(sayFinding).join(' · ');

/**
 * The lines of a file that cannot be imported, whole and with a column that says why, drawn as they are asked for: corrected there, they can
 * be sent as they are. A file that can be read no further ends with the line that tells why.
 */
export async function* errorFile(open: OpenFile): AsyncGenerator<string> {
  yield utf8Mark;
  try {
    const { header, rows } = await readTable(open, await sniffFormat(open));
    const ours = header.cells.findIndex((cell) => cell.trim().toLowerCase() === importErrorsColumn);
    const own = (cells: readonly string[]): string[] =>
      header.cells.map((_, index) => cells[index] ?? '').filter((_, index) => index !== ours);
    // What an error file of ours made harmless is harmless already.
    const plain = (cells: readonly string[]): string[] => (ours < 0 ? own(cells) : own(cells).map(unsafeCell));
    yield csvLine([...own(header.cells), importErrorsColumn]);
    const ofFile = header.faults.filter(isWrong);
    if (ofFile.length > 0) yield csvLine([...own([]), say(ofFile)]);
    const conflictOf = titleWatch();
    for await (const { cells, byName, faults } of rows) {
      const read = readLine('import', byName);
      const all = [...faults, ...read.faults, ...conflictOf(read)];
      if (all.length > 0) yield csvLine([...plain(cells), say(all)]);
    }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    yield csvLine([String(error.row), sayFinding({ code: error.code, path: null, expected: null, obtained: null })]);
  }
}
