import { runBench } from '../bench/run-bench.ts';

export const main = (args: string[]): Promise<number> => runBench('statements/main.ts', args);
