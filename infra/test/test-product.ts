import type { ChildProcess } from 'node:child_process';
import { step } from '../console/step.ts';
import type { Database } from '../database/database.ts';
import { stopChild } from '../process/children.ts';
import { openDemoAccounts } from '../start/demo-accounts.ts';
import { buildSites, loadContent } from '../start/prepare.ts';
import { startSandboxProcess, toldOf } from '../start/sandbox-process.ts';
import { startServer, startWorker, waitForServer } from '../start/server-process.ts';
import { startSessionCore } from '../start/session-core.ts';
import { sentences } from './test-messages.ts';

/** The running product: `environment` is what another server or command needs to join it. */
export type TestProduct = {
  url: string;
  sandboxUrl: string;
  server: ChildProcess;
  worker: ChildProcess | undefined;
  environment: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
};

// Tests meet communes where the packages place them, whether or not this machine reaches the State's list.
const noCommuneList = { COMMUNES_URL: 'http://127.0.0.1:9' };

export type ProductOptions = {
  port: number;
  env?: NodeJS.ProcessEnv;
  isWorkerApart?: boolean;
  /** Of Node, for the server. */
  flags?: string[];
};

/** Starts the built product on a migrated database, beside a sandbox of its own. `env` reaches each process that reads the time. */
export async function startTestProduct(
  database: Pick<Database, 'engine' | 'url'>,
  { port, env = {}, isWorkerApart = false, flags = [] }: ProductOptions,
): Promise<TestProduct> {
  await loadContent(database, { ...noCommuneList, ...env });
  await buildSites();
  // The settings of this machine may name real services: tests use the sandbox all the same.
  const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...toldOf(port) };
  const sandbox = await startSandboxProcess(
    { ...env, NODE_ENV: 'test', SERVICES: '', ...ports },
    {},
  );
  const core = await startSessionCore(database, { NODE_ENV: 'test' });
  // Moderators and other roles that no sign-up gives.
  await openDemoAccounts(database, core);
  const environment = {
    ...sandbox.environment,
    ...core.environment,
    ...env,
    NODE_ENV: 'production',
  };
  const settings = {
    ...environment,
    PORT: String(port),
    ...(isWorkerApart && { WORKER: 'apart' }),
  };
  const server = startServer(database, settings, flags);
  const worker = isWorkerApart ? startWorker(database, settings) : undefined;
  await step(sentences.journeysServer, () => waitForServer(server, port));
  const stop = async () => {
    await Promise.all([server, worker, sandbox.child].map((child) => child && stopChild(child)));
    await core.close();
  };
  return {
    url: `http://localhost:${port}`,
    sandboxUrl: sandbox.url,
    server,
    worker,
    environment,
    stop,
  };
}
