import { isPublicHoliday } from './public-holidays.ts';
import type { Recurrence } from './recurrence.ts';
import { isSchoolHoliday, type SchoolZone } from './school-holidays.ts';

/** The days that a recurrence leaves out; `postalCode` is empty when it is not known yet. */
export type DaysOff = {
  /** Null keeps the school holidays. */
  zone: SchoolZone | null;
  withoutPublicHolidays: boolean;
  postalCode: string;
};

const isDayOff = (day: string, { zone, withoutPublicHolidays, postalCode }: DaysOff): boolean =>
  (zone !== null && isSchoolHoliday(day, zone)) ||
  (withoutPublicHolidays && isPublicHoliday(day, postalCode));

/** The filter of the days of a recurrence; an event that takes place once keeps its day. */
export const keptDays =
  ({ repetition }: Recurrence, off: DaysOff) =>
  (day: string): boolean =>
    repetition === 'once' || !isDayOff(day, off);
