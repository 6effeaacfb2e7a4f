import { runBench } from './run-bench.ts';

/**
 * `npm run bench:statements -- --events 1000000`: compares the time of statements through Prisma
 * and through the driver.
 */
export const main = (args: string[]): Promise<number> => runBench('statements/main.ts', args);
