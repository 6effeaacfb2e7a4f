import { runBench } from './run-bench.ts';

/**
 * `npm run bench:recommendations -- --events 1000000`: measures the hit rate of recommendations for
 * generated visitors, and their time at this number of events.
 */
export const main = (args: string[]): Promise<number> => runBench('recommendations/main.ts', args);
