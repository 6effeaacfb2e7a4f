import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { endOfWeek } from 'date-fns/endOfWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import { clampDate, type DateBounds, toDay, toIso } from './date-value.ts';

type Move = (day: Date) => Date;
const fromMonday = { weekStartsOn: 1 } as const;

const moves: Partial<Record<string, Move>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => startOfWeek(day, fromMonday),
  End: (day) => endOfWeek(day, fromMonday),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};
const shiftMoves: Partial<Record<string, Move>> = {
  PageUp: (day) => addYears(day, -1),
  PageDown: (day) => addYears(day, 1),
};

/**
 * Returns the day that a key moves to, within the bounds; `undefined` for any other key. Arrows: a
 * day or a week. Home and End: the ends of the week. Page Up and Page Down: the same day of the
 * previous or next month, of the year with Shift.
 */
export function moveDay(
  key: string,
  isShift: boolean,
  day: string,
  bounds: DateBounds,
): string | undefined {
  const move = (isShift ? shiftMoves[key] : undefined) ?? moves[key];
  return move && clampDate(toIso(move(toDay(day))), bounds);
}

/**
 * The same day in another month (its last day when it is shorter), within the bounds: the focused
 * day after a change of month.
 */
export function sameDayIn(month: Date, day: string, bounds: DateBounds): string {
  const from = toDay(day);
  const months =
    (month.getFullYear() - from.getFullYear()) * 12 + month.getMonth() - from.getMonth();
  return clampDate(toIso(addMonths(from, months)), bounds);
}
