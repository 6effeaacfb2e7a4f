import { createHash } from 'node:crypto';
import {
  type ImportColumnName,
  isImportColumn,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { type HeadingColumn, isErrorsHeading } from './guess-columns.ts';

/** Null for a heading that is not read. */
export type ChosenColumns = readonly (ImportColumnName | null)[];

/** Identifies the headings of a file; an error file has those of the file that it corrects. */
export const headingSet = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutErrors(headings).map((heading) => foldWords(heading))))
    .digest('base64url');

const withoutErrors = (headings: readonly string[]): string[] =>
  headings.filter((heading) => !isErrorsHeading(heading));

/** The columns to keep for a set of headings. */
export const columnsToKeep = (
  headings: readonly string[],
  columns: ChosenColumns,
): (ImportColumnName | null)[] =>
  columns.filter((_, index) => !isErrorsHeading(headings[index] ?? ''));

/** The columns that were kept for a set of headings, for the headings of a file. */
export function keptChoice(
  headings: readonly string[],
  kept: readonly (string | null)[],
): HeadingColumn[] {
  const columns = [...kept];
  return headings.map((heading) => {
    const column = isErrorsHeading(heading) ? null : (columns.shift() ?? null);
    return column !== null && isImportColumn(column)
      ? { column, origin: 'choice' }
      : { column: null, origin: 'none' };
  });
}
