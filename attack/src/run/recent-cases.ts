export type RecentCases = {
  begin: (one: { id: string; title: string }) => () => void;
  /** The cases in flight at an instant (ms since 1970), the longest first. */
  at: (moment: number) => { id: string; title: string; ms: number }[];
};

type Flight = { id: string; title: string; from: number; to: number };
const mostKept = 20_000;

export function recentCases(): RecentCases {
  const done: Flight[] = [];
  const current = new Set<Flight>();
  return {
    begin: ({ id, title }) => {
      const flight: Flight = { id, title, from: Date.now(), to: Number.POSITIVE_INFINITY };
      current.add(flight);
      return () => {
        current.delete(flight);
        done.push({ ...flight, to: Date.now() });
        if (done.length > mostKept) done.splice(0, mostKept / 2);
      };
    },
    at: (moment) =>
      [...done, ...current]
        .filter(({ from, to }) => from <= moment && to >= moment)
        .map(({ id, title, from, to }) => ({ id, title, ms: Math.min(to, Date.now()) - from }))
        .sort((one, other) => other.ms - one.ms),
  };
}
