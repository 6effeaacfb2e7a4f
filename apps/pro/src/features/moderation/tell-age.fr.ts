const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long something waits: "5 min", "3 h", "2 j". */
export function tellAge(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))}\u00a0min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)}\u00a0h`;
  return `${Math.floor(ms / dayMs)}\u00a0j`;
}
