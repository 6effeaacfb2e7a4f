import { runBench } from './run-bench.ts';

/** `npm run bench:import -- --events 50000`: measures the database part of an import. */
export const main = (args: string[]): Promise<number> => runBench('import/main.ts', args);
