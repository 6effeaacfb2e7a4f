import { runBench } from './run-bench.ts';

/**
 * `npm run bench:batch-import -- --lines 100000`: measures how the worker checks and imports a file
 * of this number of lines while visitors search.
 */
export const main = (args: string[]): Promise<number> => runBench('batch-import/main.ts', args);
