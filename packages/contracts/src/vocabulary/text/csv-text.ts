// First characters by which a spreadsheet recognises a formula. Apostrophes before them match too,
// so that `unsafeCell` removes exactly what `safeCell` added.
const formulaStart = /^'*[=+\-@\t\r]/;
// A signed number is not a formula.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

const needsQuotes = /[";\r\n]/;

/**
 * Escapes a cell against formula injection: a leading apostrophe makes a spreadsheet show a formula
 * as text.
 */
export const safeCell = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** Reverts `safeCell`. Only for our own files: in others the apostrophe may belong to the text. */
export const unsafeCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;

const needsQuotesInTable = /[",;\r\n]/;

/** A line of cells as they are, formulas included: for files that only this service reads. */
export const csvCells = (cells: readonly string[]): string =>
  `${cells
    .map((text) =>
      needsQuotesInTable.test(text) || text !== text.trim()
        ? `"${text.replaceAll('"', '""')}"`
        : text,
    )
    .join(';')}\r\n`;

const quote = (text: string): string =>
  needsQuotes.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(safeCell(cell))).join(';')}\r\n`;

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const utf8Mark = '\ufeff';
