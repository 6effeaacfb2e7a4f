import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { departmentCode } from '@parages/contracts/vocabulary/places/department-code';

// Labour code, L3133-1; L3134-13 for Alsace and Moselle, L3422-2 for the overseas departments.
const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
const fixedIn: Readonly<Record<string, string>> = {
  '57': '12-26',
  '67': '12-26',
  '68': '12-26',
  '971': '05-27',
  '972': '05-22',
  '973': '06-10',
  '974': '12-20',
  '976': '04-27',
};
const alsaceMoselle = ['57', '67', '68'];

const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const goodFriday = -2;

/**
 * Easter Sunday of a Gregorian year, by the "anonymous" algorithm: Meeus, Astronomical Algorithms,
 * chapter 8, whose names of the steps it keeps.
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return shiftDay(`${year}-03-22`, h + l - 7 * m);
}

/** Whether a day, `yyyy-MM-dd`, is a public holiday where the postcode is. */
export function isPublicHoliday(day: string, postalCode: string): boolean {
  const department = departmentCode(postalCode);
  const monthDay = day.slice(5);
  if (fixed.includes(monthDay) || fixedIn[department] === monthDay) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return [
    easterMonday,
    ascension,
    whitMonday,
    ...(alsaceMoselle.includes(department) ? [goodFriday] : []),
  ].some((days) => shiftDay(easter, days) === day);
}
