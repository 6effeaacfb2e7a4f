import { runBench } from '../bench/run-bench.ts';

export const main = (args: string[]): Promise<number> => runBench('search/main.ts', args);
