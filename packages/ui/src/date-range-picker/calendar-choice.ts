import { createContext } from 'react';
import type { Modifiers } from 'react-day-picker';
import type { DateMode } from './date-value.ts';

/** What the choice makes of a day. */
export type DayState = {
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
  isBetween: boolean;
};

/**
 * The chosen days, for the cells. They read it from this context instead of the modifiers of
 * react-day-picker, so that a press on a day draws the cells again and not the whole calendar.
 */
export type CalendarChoice = {
  stateOf: (day: string) => DayState;
  /** Accessible name of the button of a day. */
  labelOf: (day: string, modifiers: Modifiers) => string;
};

export const CalendarChoiceContext = createContext<CalendarChoice | null>(null);

export const unchosen: DayState = {
  isSelected: false,
  isFirst: false,
  isLast: false,
  isBetween: false,
};

export function dayStates(
  mode: DateMode,
  value: readonly string[] | null,
): (day: string) => DayState {
  const chosen = new Set(value);
  const [start, end] = mode === 'range' ? (value ?? []) : [];
  const isSpan = start !== undefined && end !== undefined && start !== end;
  return (day) => ({
    isSelected: chosen.has(day),
    isFirst: isSpan && day === start,
    isLast: isSpan && day === end,
    isBetween: isSpan && start < day && day < end,
  });
}
