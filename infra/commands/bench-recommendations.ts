import { runBench } from './run-bench.ts';

/** `npm run bench:recommendations -- --events 1000000`: how well they fit made-up people, and how fast they come at a size. */
export const main = (args: string[]): Promise<number> => runBench('recommendations/main.ts', args);
