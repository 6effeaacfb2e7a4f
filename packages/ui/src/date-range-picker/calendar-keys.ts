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
 * Returns the day that a navigation key moves to, clamped to the bounds; `undefined` for any other
 * key.
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
