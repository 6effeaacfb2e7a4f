import { createContext, type RefObject } from 'react';

/** Context that the calendar shares with its cells. */
export type CalendarFocus = {
  /** The one day in the tab order, `yyyy-MM-dd`. */
  focused: string;
  onFocus: (day: string) => void;
  /** Handles a key on a day; returns true for a key that moves the focus, also at the bounds. */
  onMove: (key: string, isShift: boolean, day: string) => boolean;
  /** Set by a move until the target day has the focus. */
  isMoving: RefObject<boolean>;
  isMultiselectable: boolean;
};

export const CalendarFocusContext = createContext<CalendarFocus | null>(null);
