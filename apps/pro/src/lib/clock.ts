import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';

/** Now, by the clock of the browser: no other file of this site reads it. */
export const now = (): Date => new Date();

/** The day that it is in Paris. */
export const parisToday = (): string => parisDay(now());
