import { openArchive } from './archive.ts';
import { odsContentPath, readOds } from './read-ods.ts';
import { readXlsx, workbookPath } from './read-xlsx.ts';
import { sheetTable } from './sheet-table.ts';
import { type SpreadsheetRefusal, SpreadsheetRefused, unreadable } from './spreadsheet-refused.ts';

export type Conversion = { path: string; tablePath: string };
export type Converted = { format: 'xlsx' | 'ods' } | { refusal: SpreadsheetRefusal };

async function convert({ path, tablePath }: Conversion): Promise<Converted> {
  const archive = await openArchive(path);
  try {
    const format = archive.has(workbookPath) ? 'xlsx' : 'ods';
    if (format === 'ods' && !archive.has(odsContentPath)) throw unreadable('No workbook');
    const table = sheetTable(tablePath);
    try {
      await (format === 'xlsx' ? readXlsx : readOds)(archive, table);
    } finally {
      await table.end();
    }
    return { format };
  } finally {
    archive.close();
  }
}

// Errors of the libraries about damaged files have no common class. Those of the system have a code.
const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'errno' in error;

/** Runs in a worker thread: writes the first sheet of the file at `path` as CSV to `tablePath`. */
export async function convertSpreadsheet(conversion: Conversion): Promise<Converted> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return { refusal: error.code };
    if (isOfSystem(error)) throw error;
    return { refusal: 'import_sheet_unreadable' };
  }
}
