const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });

/** Relative time: "à l’instant", "il y a 5 minutes", "hier". */
export function formatSince(ms: number): string {
  if (ms < minuteMs) return 'à l’instant';
  if (ms < hourMs) return relative.format(-Math.floor(ms / minuteMs), 'minute');
  if (ms < dayMs) return relative.format(-Math.floor(ms / hourMs), 'hour');
  return relative.format(-Math.floor(ms / dayMs), 'day');
}
