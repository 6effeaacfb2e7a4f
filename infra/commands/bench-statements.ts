import { runBench } from './run-bench.ts';

/**
 * `npm run bench:statements -- --events 1000000`: the packed lists through Prisma and by the
 * driver.
 */
export const main = (args: string[]): Promise<number> => runBench('statements/main.ts', args);
