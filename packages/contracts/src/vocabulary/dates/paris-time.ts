const hourMs = 3_600_000;

// The 0th of a month is the last day of the one before; weeks begin on Sunday.
function lastSundayAtOne(year: number, month: number): number {
  const weekDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDay();
  return Date.UTC(year, month + 1, -weekDay, 1);
}

/**
 * Hours that Paris is ahead of UTC at an instant: two from the last Sunday of March to the last of October, one else, as everywhere in the
 * Union since 1996. By hand: the platform takes 20 ms of a phone to learn its first zone, at the start of every page.
 */
export function parisOffset(instant: Date): 1 | 2 {
  const year = instant.getUTCFullYear();
  const isSummer =
    instant.getTime() >= lastSundayAtOne(year, 2) && instant.getTime() < lastSundayAtOne(year, 9);
  return isSummer ? 2 : 1;
}

/** What the clocks of Paris show at an instant, wherever the server or the visitor is: its day `yyyy-MM-dd` and its hour. */
export function atParis(instant: Date): { day: string; hour: number } {
  const shown = new Date(instant.getTime() + parisOffset(instant) * hourMs);
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours() };
}
