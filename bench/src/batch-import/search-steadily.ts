import { themes } from '@parages/contracts/vocabulary/themes/themes';
import type { Town } from '../search/data/towns.ts';
import { type Timing, timingOf } from '../search/timing/statistics.ts';

const pauseMs = 25;

/** `stop` rejects when a search has failed. */
export function searchSteadily(
  origin: string,
  towns: readonly Town[],
): { stop: () => Promise<Timing> } {
  let isStopped = false;
  const times: number[] = [];
  const searching = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      const { lon, lat } = towns[(n * 104_729) % Math.min(towns.length, 2000)] ?? {
        lon: 2.35,
        lat: 48.85,
      };
      const theme = themes[n % themes.length] ?? 'fetes';
      const startedAt = performance.now();
      const answer = await fetch(
        `${origin}/api/v1/pois?lon=${lon}&lat=${lat}&distanceKm=30&theme=${theme}&sort=distance`,
      );
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  // Unhandled until `stop`, a rejection would end the benchmark before it stops its processes.
  searching.catch(() => undefined);
  return {
    stop: async () => {
      isStopped = true;
      await searching;
      return timingOf(times);
    },
  };
}
