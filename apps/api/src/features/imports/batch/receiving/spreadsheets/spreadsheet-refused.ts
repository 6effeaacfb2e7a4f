import type { ProblemCode } from '@parages/contracts/vocabulary/problems';

export type SpreadsheetRefusal = Extract<
  ProblemCode,
  'import_sheet_unreadable' | 'import_sheet_too_large'
>;

/** The file is no spreadsheet that can be read, or it exceeds a bound. */
export class SpreadsheetRefused extends Error {
  readonly code: SpreadsheetRefusal;

  constructor(code: SpreadsheetRefusal, message: string) {
    super(message);
    this.code = code;
  }
}

export const unreadable = (reason: string): SpreadsheetRefused =>
  new SpreadsheetRefused('import_sheet_unreadable', reason);
export const tooLarge = (reason: string): SpreadsheetRefused =>
  new SpreadsheetRefused('import_sheet_too_large', reason);
