import { runBench } from './run-bench.ts';

/** `npm run bench:search -- --events 1000000`: the search, at a size. */
export const main = (args: string[]): Promise<number> => runBench('search/main.ts', args);
