import { createContext, type RefObject } from 'react';

export type CalendarFocus = {
  /** The only day in the tab order, `yyyy-MM-dd`. */
  focused: string;
  onFocus: (day: string) => void;
  /** Chooses a day, or removes it. */
  onPick: (day: string) => void;
  /** Handles a key on a day; returns true for a navigation key, even if a bound stops the move. */
  onMove: (key: string, isShift: boolean, day: string) => boolean;
  /** True from a move by key until the target day takes the focus. */
  isMoving: RefObject<boolean>;
  isMultiselectable: boolean;
  /** Whether a press on a selected day removes it. */
  isToggled: boolean;
};

export const CalendarFocusContext = createContext<CalendarFocus | null>(null);
