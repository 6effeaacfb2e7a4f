import { runBench } from '../bench/run-bench.ts';

export const main = (args: string[]): Promise<number> => runBench('batch-import/main.ts', args);
