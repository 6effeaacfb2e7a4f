import {
  type ImportColumnName,
  importColumnNames,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { HeadingView } from '../import-view.ts';

/** The empty text means a heading that is not read. */
export type ColumnValue = ImportColumnName | '';

export const columnValues: readonly ColumnValue[] = ['', ...importColumnNames];

export const chosenColumns = (headings: readonly HeadingView[]): ColumnValue[] =>
  headings.map(({ column }) => column ?? '');

/** The indexes of the headings whose column an earlier heading has. */
export const repeatedColumns = (columns: readonly ColumnValue[]): ReadonlySet<number> =>
  new Set(
    columns.flatMap((column, index) =>
      column !== '' && columns.indexOf(column) < index ? [index] : [],
    ),
  );

/** `A` for the first column of a spreadsheet, `AA` for the 27th. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
