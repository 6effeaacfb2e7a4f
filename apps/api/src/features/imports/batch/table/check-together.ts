import {
  type ImportColumnName,
  importCreditColumns,
  importPhotoColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { openMaximum } from './cells/cell-readers.ts';
import type { CellFault } from './read-cell.ts';

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

const checkDates = ({ start_date: start, end_date: end }: Values): CellFault[] => [
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
];

const checkTimes = ({ start_date: day, start_time: from, end_time: to }: Values): CellFault[] => [
  ...when(
    from !== undefined && day === undefined,
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
];

const checkPosition = ({ longitude, latitude }: Values): CellFault[] => [
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
];

const checkPrices = ({ min_price: min, max_price: max }: Values): CellFault[] =>
  when(
    Number(min ?? 0) > Number(max ?? Infinity),
    'price_min_above_max',
    'max_price',
    'not below min_price',
    max && String(Number(max) / 100),
  );

const checkFree = ({ free, min_price: min, max_price: max }: Values): CellFault[] => {
  const price = Math.max(Number(min ?? 0), max === openMaximum ? 0 : Number(max ?? 0));
  return when(
    free === 'yes' && price > 0,
    'free_with_price',
    'free',
    'no price',
    String(price / 100),
  );
};

const checkAges = ({ min_age: min, max_age: max }: Values): CellFault[] =>
  when(
    Number(min ?? 0) > Number(max ?? Infinity),
    'age_min_above_max',
    'max_age',
    'not below min_age',
    max,
  );

const checkCredits = (values: Values): CellFault[] =>
  importCreditColumns.flatMap((credits, index) => {
    const photo = importPhotoColumns[index];
    const isAlone =
      values[credits] !== undefined && photo !== undefined && values[photo] === undefined;
    return when(isAlone, 'credits_without_photo', credits, `a ${photo}`, values[credits]);
  });

export const checkTogether = (values: Values): CellFault[] => [
  ...checkDates(values),
  ...checkTimes(values),
  ...checkPosition(values),
  ...checkPrices(values),
  ...checkFree(values),
  ...checkAges(values),
  ...checkCredits(values),
];

/**
 * Drops from `more` a fault that calls a cell missing although it is filled but invalid: `faults`
 * already reports that cell.
 */
export const independentFaults = (
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
