import { runBench } from './run-bench.ts';

/** `npm run bench:search -- --events 1000000`: measures the search at this number of events. */
export const main = (args: string[]): Promise<number> => runBench('search/main.ts', args);
