import { createContext, type RefObject } from 'react';

/** What the cells of the calendar share with it. */
export type CalendarFocus = {
  /** The one day that Tab reaches, `yyyy-MM-dd`. */
  focused: string;
  onFocus: (day: string) => void;
  /** A key was pressed on a day; true when it moved the focus. */
  onMove: (key: string, isShift: boolean, day: string) => boolean;
  /** Set by a move, until the day it leads to has taken the focus. */
  isMoving: RefObject<boolean>;
  isMultiselectable: boolean;
};

export const CalendarFocusContext = createContext<CalendarFocus | null>(null);
