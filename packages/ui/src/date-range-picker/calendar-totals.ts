import { createContext } from 'react';

/** The number of events on each day, `yyyy-MM-dd`; undefined where nothing is counted. */
export const CalendarTotalsContext = createContext<ReadonlyMap<string, number> | undefined>(
  undefined,
);

const mostShown = 99;

/** A number that fits into the cell of a day. */
export const shortTotal = (total: number): string =>
  total > mostShown ? `${mostShown}+` : String(total);
