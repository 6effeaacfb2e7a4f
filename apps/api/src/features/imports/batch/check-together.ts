import {
  type ImportColumnName,
  importCreditColumns,
  importPhotoColumns,
} from '@parages/contracts/vocabulary/import-columns';
import type { CellFault } from './read-cell.ts';

/** The cells of a line by their column. */
export type Values = Readonly<Partial<Record<string, string>>>;

const faultOf = (
  code: CellFault['code'],
  path: ImportColumnName,
  expected: string,
  obtained: string | undefined,
): CellFault => ({
  code,
  path,
  expected,
  obtained: obtained ?? null,
});
const when = (isWrong: boolean, ...fault: Parameters<typeof faultOf>): CellFault[] =>
  isWrong ? [faultOf(...fault)] : [];

/** What is wrong with cells of a line that do not go together. */
export function checkTogether(values: Values): CellFault[] {
  const {
    start_date: start,
    end_date: end,
    start_time: from,
    end_time: to,
    longitude,
    latitude,
    min_price: min,
    max_price: max,
  } = values;
  return [
    ...when(
      end !== undefined && start === undefined,
      'day_without_start',
      'end_date',
      'a start_date',
      end,
    ),
    ...when(
      start !== undefined && end !== undefined && end < start,
      'day_end_before_start',
      'end_date',
      `not before ${start}`,
      end,
    ),
    ...when(
      from !== undefined && start === undefined,
      'time_without_day',
      'start_time',
      'a start_date',
      from,
    ),
    ...when(
      to !== undefined && from === undefined,
      'time_without_start',
      'end_time',
      'a start_time',
      to,
    ),
    ...when(
      longitude !== undefined && latitude === undefined,
      'position_half',
      'latitude',
      'a latitude',
      undefined,
    ),
    ...when(
      latitude !== undefined && longitude === undefined,
      'position_half',
      'longitude',
      'a longitude',
      undefined,
    ),
    ...when(
      Number(min ?? 0) > Number(max ?? Infinity),
      'price_min_above_max',
      'max_price',
      'not below min_price',
      max && String(Number(max) / 100),
    ),
    ...importCreditColumns.flatMap((credits, index) => {
      const photo = importPhotoColumns[index];
      const isAlone =
        values[credits] !== undefined && photo !== undefined && values[photo] === undefined;
      return when(isAlone, 'credits_without_photo', credits, `a ${photo}`, values[credits]);
    }),
  ];
}

/** The faults of `more` that no fault of `faults` explains: a wrong cell is reported once, its partner is not reported as missing. */
export const besides = (
  faults: readonly CellFault[],
  more: readonly CellFault[],
  cells: Values,
): CellFault[] => {
  const wrong = new Set(faults.map(({ path }) => path));
  const partners: Record<string, string[]> = {
    day_without_start: ['start_date'],
    time_without_day: ['start_date'],
    time_without_start: ['start_time'],
    position_half: ['longitude', 'latitude'],
    credits_without_photo: [...importPhotoColumns],
  };
  return more.filter(
    ({ code }) =>
      !(partners[code] ?? []).some((path) => wrong.has(path) && (cells[path] ?? '') !== ''),
  );
};
