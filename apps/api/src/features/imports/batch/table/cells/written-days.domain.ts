import { isDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { foldText } from '@parages/contracts/vocabulary/text/fold-text';
import { readClock, type WrittenTimes } from './written-times.domain.ts';

/** Days are `yyyy-MM-dd`. `end` is set for a range of days, `times` where hours follow the day. */
export type WrittenDays = {
  start: string;
  end: string | undefined;
  times: WrittenTimes | undefined;
};

const months: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'jan', 'january'],
  ['fevrier', 'fevr', 'fev', 'feb', 'february'],
  ['mars', 'mar', 'march'],
  ['avril', 'avr', 'apr', 'april'],
  ['mai', 'may'],
  ['juin', 'jun', 'june'],
  ['juillet', 'juil', 'jul', 'july'],
  ['aout', 'aug', 'august'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
];
const monthNumbers = new Map(
  months.flatMap((names, index) => names.map((name) => [name, String(index + 1)])),
);

const weekdays =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mer|jeu|ven|sam|dim)\.?,? (?=\d)/g;
// The year comes first, or the day does: French files never begin with the month.
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const dayFirst = /^(\d{1,2})(?:er)?[-/. ]{1,3}(\d{1,2}|[a-z]{3,9})[-/. ]{1,3}(\d{4}|\d{2})(?!\d)/;
// The first day of a range leaves out what its last day gives.
const shortStart = /^(\d{1,2})(?:er)?(?: ([a-z]{3,9}))?\.? ?(?:au|-|–|—) ?/;
const toLastDay = /^ ?(?:jusqu['’]?au|au|-|–|—|>|→) ?(?:le )?/;
// Days of a spreadsheet count from the 30th of December 1899; these are the years 1954 to 2119.
const serial = /^([2-7]\d{4})(?:[.,](\d{1,20}))?$/;
const serialEpoch = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
const daySeconds = 86_400;

const longestWritten = 80;

function toDay(year: string, month: string, day: string): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const number = monthNumbers.get(month) ?? month;
  const text = `${fullYear}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

type Found = { day: string; rest: string };

function leadingDay(text: string): Found | undefined {
  const iso = yearFirst.exec(text);
  const [whole = '', first = '', month = '', last = ''] = iso ?? dayFirst.exec(text) ?? [];
  const day = iso === null ? toDay(last, month, first) : toDay(first, month, last);
  return day === undefined ? undefined : { day, rest: text.slice(whole.length) };
}

/** Null for a text that is no time. */
function timesAfter(rest: string): WrittenTimes | undefined | null {
  const text = rest.replace(/^[t, ]{1,3}/, '');
  if (text === '') return undefined;
  const times = readClock(text);
  if (times === undefined) return null;
  // Spreadsheets write midnight after a day without a time.
  return times.start === '00:00:00' && times.end === undefined ? undefined : times;
}

function serialDay(text: string): WrittenDays | undefined {
  const [, days, fraction] = serial.exec(text) ?? [];
  if (days === undefined) return undefined;
  const start = new Date(serialEpoch + Number(days) * dayMs).toISOString().slice(0, 10);
  const seconds = Math.round(Number(`0.${fraction ?? '0'}`) * daySeconds) % daySeconds;
  const times = seconds === 0 ? undefined : readClock(String(seconds / daySeconds));
  return { start, end: undefined, times };
}

function shortRange(text: string): WrittenDays | undefined {
  const [whole = '', day = '', month] = shortStart.exec(text) ?? [];
  const last = whole === '' ? undefined : leadingDay(text.slice(whole.length));
  if (last === undefined || last.rest !== '') return undefined;
  const [year = '', lastMonth = ''] = last.day.split('-');
  const start = toDay(year, month ?? lastMonth, day);
  return start === undefined ? undefined : { start, end: last.day, times: undefined };
}

/**
 * Reads a day, or a range of days, as people and spreadsheets write it: `2027-01-12`, `12/01/2027`,
 * `mardi 12 janv. 2027`, `du 12 au 15 janvier 2027`, `12/01/2027 20:30`, `46399` (days since
 * 1899-12-30). A year of two digits is one of this century.
 */
export function readDays(written: string): WrittenDays | undefined {
  if (isDay(written)) return { start: written, end: undefined, times: undefined };
  if (written.length > longestWritten) return undefined;
  const ofSerial = serialDay(written);
  if (ofSerial !== undefined) return ofSerial;
  const text = foldText(written)
    .replace(/\s+/g, ' ')
    .replace(weekdays, '')
    .replace(/^(?:le|du) /, '');
  const first = leadingDay(text);
  if (first === undefined) return shortRange(text);
  const separator = toLastDay.exec(first.rest);
  const last = separator === null ? undefined : leadingDay(first.rest.slice(separator[0].length));
  if (last !== undefined)
    return last.rest === '' ? { start: first.day, end: last.day, times: undefined } : undefined;
  const times = timesAfter(first.rest);
  return times === null ? undefined : { start: first.day, end: undefined, times };
}
