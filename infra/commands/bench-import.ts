import { runBench } from '../bench/run-bench.ts';

export const main = (args: string[]): Promise<number> => runBench('import/main.ts', args);
