import { main as runLongTests } from './test-long.ts';

/**
 * `npm run bench:mails`: kills the worker a hundred times while it sends, and counts lost, early
 * and renamed mails. All must be zero.
 */
export const main = (): Promise<number> =>
  runLongTests(['--root', 'apps/api', 'test/crash/worker-crash.test.ts']);
