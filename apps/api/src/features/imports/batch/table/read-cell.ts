import {
  type ImportColumn,
  importColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportFault } from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { excerpt } from '../../reading/source-record.ts';
import { cellReaders, type Extra } from './cells/cell-readers.ts';

export type CellFault = {
  code: ImportFault;
  path: string | null;
  expected: string | null;
  obtained: string | null;
};

// Bound on the raw cell, before regular expressions remove markup and spaces.
const rawMaxLength = ({ kind, maxLength }: ImportColumn): number =>
  kind === 'html' ? maxLength : Math.min(4 * maxLength + 1000, batchImportLimits.maxHtmlLength);

const lengthFault = (length: number, { isRequired, maxLength, name }: ImportColumn): CellFault => ({
  code: isRequired ? 'value_too_long' : 'text_too_long',
  path: name,
  expected: String(maxLength),
  obtained: String(length),
});

type Read = { value?: string; extras?: readonly Extra[]; fault?: CellFault };

const missingIn = ({ isRequired, name }: ImportColumn, obtained: string | null): Read =>
  isRequired ? { fault: { code: 'value_missing', path: name, expected: 'a value', obtained } } : {};

function readCell(column: ImportColumn, text: string): Read {
  if (text.length > rawMaxLength(column)) return { fault: lengthFault(text.length, column) };
  if (text === '') return missingIn(column, null);
  const read = cellReaders[column.kind](text, column.name);
  if ('code' in read) return { fault: { ...read, path: column.name, obtained: excerpt(text) } };
  const { value, extras = [] } = read;
  if (value === null) return { ...missingIn(column, excerpt(text)), extras };
  const normal = value.normalize();
  const length = column.maxLength < normal.length ? [...normal].length : 0;
  return length > column.maxLength
    ? { fault: lengthFault(length, column) }
    : { value: normal, extras };
}

const maxLengths = new Map<string, number>(
  importColumns.map(({ name, maxLength }) => [name, maxLength]),
);

/** An extra value goes to the first of its columns whose cell is empty, unless one has it already. */
function addExtras(
  values: Record<string, string>,
  cells: Readonly<Record<string, string | undefined>>,
  extras: readonly Extra[],
): void {
  for (const { columns, value } of extras) {
    const column = columns.find(
      (name) => values[name] === undefined && (cells[name]?.trim() ?? '') === '',
    );
    const isKnown = columns.some((name) => values[name] === value);
    if (column !== undefined && !isKnown && value.length <= (maxLengths.get(column) ?? 0))
      values[column] = value;
  }
}

/** All values are texts; prices are in cents and positions in decimal degrees. */
export function readCells(cells: Readonly<Record<string, string | undefined>>): {
  values: Record<string, string>;
  faults: CellFault[];
} {
  const values: Record<string, string> = {};
  const faults: CellFault[] = [];
  const extras: Extra[] = [];
  for (const column of importColumns as readonly ImportColumn[]) {
    const read = readCell(column, cells[column.name]?.trim() ?? '');
    if (read.fault !== undefined) faults.push(read.fault);
    else if (read.value !== undefined) values[column.name] = read.value;
    if (read.extras !== undefined) extras.push(...read.extras);
  }
  if (extras.length > 0) addExtras(values, cells, extras);
  return { values, faults };
}
