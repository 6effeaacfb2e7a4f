import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { csvCells } from '@parages/contracts/vocabulary/text/csv-text';
import { tooLarge } from './spreadsheet-refused.ts';

const pieceLength = 65_536;
const { maxCells, maxColumns, maxRows } = spreadsheetLimits;

/** Receives the filled cells of a sheet in order; indexes count from 0. */
export type SheetTable = {
  cell: (row: number, column: number, text: string) => void;
  /** Writes what is due; to await between rows. */
  drain: () => Promise<void>;
  isEmpty: () => boolean;
};

/**
 * Writes a sheet as CSV, with an empty line for each empty row, so that the rows keep their numbers.
 */
export function sheetTable(path: string): SheetTable & { end: () => Promise<void> } {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let pending = '';
  let written = 0;
  let cells = 0;
  let length = 0;
  let row: string[] = [];
  let rowIndex = 0;

  function endRow(): void {
    pending += csvCells(row);
    row = [];
    rowIndex += 1;
  }
  const drain = async (): Promise<void> => {
    if (pending.length < pieceLength) return;
    await flush();
  };
  async function flush(): Promise<void> {
    written += Buffer.byteLength(pending);
    if (written > batchImportLimits.maxBytes) throw tooLarge('The sheet is larger than a file');
    const piece = pending;
    pending = '';
    if (!file.write(piece)) await once(file, 'drain');
  }
  return {
    cell: (index, column, text) => {
      if (text === '') return;
      cells += 1;
      length += text.length;
      if (cells > maxCells) throw tooLarge(`More than ${maxCells} cells`);
      // Few bytes may repeat a long text in many cells.
      if (length > batchImportLimits.maxBytes) throw tooLarge('The sheet is larger than a file');
      if (index >= maxRows) throw tooLarge(`More than ${maxRows} rows`);
      if (column >= maxColumns) throw tooLarge(`More than ${maxColumns} columns`);
      while (rowIndex < index) endRow();
      while (row.length < column) row.push('');
      row[column] = text.replace(/\r\n?/g, '\n');
    },
    drain,
    isEmpty: () => cells === 0,
    end: async () => {
      try {
        if (row.length > 0) endRow();
        await flush();
      } finally {
        file.end();
        await finished(file);
      }
    },
  };
}
