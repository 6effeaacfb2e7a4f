import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';

/** No other file of this site reads the clock. */
export const now = (): Date => new Date();

export const parisToday = (): string => parisDay(now());
