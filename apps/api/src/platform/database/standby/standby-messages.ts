import type { StandbyState } from './standby-progress.domain.ts';

/** Lines of the log, for each state of the standby that begins. */
export const standbyMessages: Record<StandbyState, string> = {
  current: 'searches read the standby',
  primary_away: 'the primary does not answer: searches read the standby alone',
  behind: 'the standby is too far behind: searches read the primary',
  away: 'the standby does not answer: searches read the primary',
  foreign: 'DATABASE_READ_URL leads to no standby of DATABASE_URL: searches read the primary',
};
