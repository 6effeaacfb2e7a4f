import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInHours } from 'date-fns/differenceInHours';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';

/** Age of a submission, short: "5 min", "3 h", "2 j". */
export function formatAge(since: Date, now: Date): string {
  const [days, hours] = [differenceInDays(now, since), differenceInHours(now, since)];
  if (days > 0) return `${days}\u00a0j`;
  if (hours > 0) return `${hours}\u00a0h`;
  return `${Math.max(1, differenceInMinutes(now, since))}\u00a0min`;
}
