import { formatTime } from '@parages/contracts/vocabulary/dates/days-and-times.fr';

const noBreak = '\u00a0';

/**
 * "de 20 h 30 à 22 h"; "à 20 h 30" when the end is null or the start; `undefined` without a start.
 */
export const formatHours = (start: string | null, end: string | null): string | undefined => {
  if (start === null) return undefined;
  if (end === null || end === start) return `à${noBreak}${formatTime(start)}`;
  return `de${noBreak}${formatTime(start)} à${noBreak}${formatTime(end)}`;
};
