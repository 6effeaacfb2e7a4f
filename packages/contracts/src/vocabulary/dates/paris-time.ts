const hourMs = 3_600_000;

// The last Sunday of a month (0 to 11) at 01:00 UTC, when clocks change, in milliseconds. Day 0 of
// a month is the last day of the previous one; `getUTCDay` is 0 on Sundays.
function lastSundayAtOne(year: number, month: number): number {
  const weekDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDay();
  return Date.UTC(year, month + 1, -weekDay, 1);
}

/**
 * Offset of Paris from UTC at an instant, in hours: two from the last Sunday of March to the last
 * of October, else one (EU rule since 1996). Written by hand because `Intl` takes 20 ms on a phone
 * to load its first time zone.
 */
export function parisOffset(instant: Date): 1 | 2 {
  const year = instant.getUTCFullYear();
  const isSummer =
    instant.getTime() >= lastSundayAtOne(year, 2) && instant.getTime() < lastSundayAtOne(year, 9);
  return isSummer ? 2 : 1;
}

/**
 * Paris local time at an instant, independent of the process's time zone: the day `yyyy-MM-dd` and
 * the hour.
 */
export function atParis(instant: Date): { day: string; hour: number } {
  const localTime = new Date(instant.getTime() + parisOffset(instant) * hourMs);
  return { day: localTime.toISOString().slice(0, 10), hour: localTime.getUTCHours() };
}
