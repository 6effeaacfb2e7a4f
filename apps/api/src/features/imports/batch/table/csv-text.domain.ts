// What a spreadsheet takes for a formula when a cell begins with it.
const formulaStart = /^'*[=+\-@\t\r]/;
// A number is none, whatever its sign.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

const needsQuotes = /[";\r\n]/;

/** A cell as a spreadsheet shows it and runs nothing of it: an apostrophe stands before what it would compute. */
export const safeCell = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** The cell that `safeCell` was given. Only for files of ours: an apostrophe may also be the writer's own. */
export const unsafeCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;

const quote = (text: string): string =>
  needsQuotes.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a file that spreadsheets open as a table: semicolons, Windows line ends, no formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(safeCell(cell))).join(';')}\r\n`;

/** Tells a spreadsheet that what follows is UTF-8. */
export const utf8Mark = '\ufeff';
