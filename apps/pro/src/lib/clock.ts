import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';

/** Current time of the browser: no other file of this site reads the clock. */
export const now = (): Date => new Date();

export const parisToday = (): string => parisDay(now());
