import { main as runLongTests } from './test-long.ts';

export const main = (): Promise<number> =>
  runLongTests(['--root', 'apps/api', 'test/crash/worker-crash.test.ts']);
