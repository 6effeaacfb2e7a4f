import { runBench } from './run-bench.ts';

/**
 * `npm run bench:batch-import -- --lines 100000`: a file of events checked and imported by the
 * worker while visitors search.
 */
export const main = (args: string[]): Promise<number> => runBench('batch-import/main.ts', args);
