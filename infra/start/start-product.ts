import { step } from '../console/step.ts';
import { withShutdown } from '../process/shutdown.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { openSandbox } from './open-sandbox.ts';
import { buildSites, generateClient, loadContent, prepareDatabase } from './prepare.ts';
import {
  choosePort,
  isWorkerApart,
  startServer,
  startWorker,
  untilEnd,
  waitForServer,
} from './server-process.ts';
import { openSessionCore } from './session-core.ts';
import { sentences } from './start-messages.ts';

export function main(): Promise<void> {
  return withShutdown(async () => {
    const port = await choosePort();
    await generateClient();
    const database = await prepareDatabase();
    await loadContent(database);
    await buildSites();
    const sandbox = await openSandbox(port);
    const core = await openSessionCore(database);
    const accounts = await openDemoAccounts(database, core);
    const isApart = isWorkerApart(database);
    const settings = {
      ...sandbox.environment,
      ...core.environment,
      NODE_ENV: 'production',
      PORT: String(port),
      WORKER: isApart ? 'apart' : 'inside',
    };
    const server = startServer(database, settings);
    const workerEnds = isApart
      ? [untilEnd(startWorker(database, settings), sentences.workerEnded)]
      : [];
    const end = Promise.race([
      untilEnd(server, sentences.serverEnded),
      ...workerEnds,
      ...sandbox.ends,
    ]);
    await Promise.race([end, step(sentences.server, () => waitForServer(server, port))]);
    process.stdout.write(
      `\n  ${sentences.publicSite}: http://localhost:${port}\n  ${sentences.proSite}: http://pro.localhost:${port}\n${sandbox.lines}${accounts}\n  ${sentences.howToStop}\n`,
    );
    await end;
  });
}
