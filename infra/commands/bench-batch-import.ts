import { runBench } from './run-bench.ts';

/**
 * `npm run bench:batch-import -- --lines 100000`: measures the check and the import of a file of
 * this number of lines, and the searches during the import.
 */
export const main = (args: string[]): Promise<number> => runBench('batch-import/main.ts', args);
