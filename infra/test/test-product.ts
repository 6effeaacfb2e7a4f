import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { step } from '../console/step.ts';
import type { Database } from '../database/database.ts';
import { stopChild } from '../process/children.ts';
import { openDemoAccounts } from '../start/demo-accounts.ts';
import { buildSites, loadContent } from '../start/prepare.ts';
import { startSandboxProcess, webhookSettings } from '../start/sandbox-process.ts';
import { startServer, startWorker, waitForServer } from '../start/server-process.ts';
import { startSessionCore } from '../start/session-core.ts';
import { sentences } from './test-messages.ts';

/** `environment` lets another server or command use the same services. */
export type TestProduct = {
  url: string;
  sandboxUrl: string;
  server: ChildProcess;
  worker: ChildProcess | undefined;
  environment: NodeJS.ProcessEnv;
  /** Ends the server without a warning, as a crash does, and starts it again on the same port. */
  crashServer: () => Promise<void>;
  stop: () => Promise<void>;
};

// An address that does not answer: tests use the positions of communes from npm packages, also on
// machines that could download the official list.
const noCommuneList = { COMMUNES_URL: 'http://127.0.0.1:9' };

export type ProductOptions = {
  port: number;
  env?: NodeJS.ProcessEnv;
  isWorkerApart?: boolean;
  /** Node's flags for the server. */
  flags?: string[];
};

export async function startTestProduct(
  database: Pick<Database, 'engine' | 'url'>,
  { port, env = {}, isWorkerApart = false, flags = [] }: ProductOptions,
): Promise<TestProduct> {
  await loadContent(database, { ...noCommuneList, ...env });
  await buildSites();
  // `{}`: passes none of the operator's settings for outside services, which may be real ones.
  const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...webhookSettings(port) };
  const sandbox = await startSandboxProcess(
    { ...env, NODE_ENV: 'test', SERVICES: '', ...ports },
    {},
  );
  const core = await startSessionCore(database, { NODE_ENV: 'test' });
  // Tests need roles such as moderator, which no sign-up grants.
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
  let server = startServer(database, settings, flags);
  const worker = isWorkerApart ? startWorker(database, settings) : undefined;
  await step(sentences.journeysServer, () => waitForServer(server, port));
  const crashServer = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = startServer(database, settings, flags);
    await waitForServer(server, port);
  };
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
    crashServer,
    stop,
  };
}
