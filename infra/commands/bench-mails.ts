import { main as runLongTests } from './test-long.ts';

/**
 * `npm run bench:mails`: kills workers a hundred times while they send mails. Fails when a mail is
 * lost, is sent before its commit, or is repeated with another id.
 */
export const main = (): Promise<number> =>
  runLongTests(['--root', 'apps/api', 'test/crash/worker-crash.test.ts']);
