import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../console/refusal.ts';
import { type Database, databaseEnvironment } from '../database/database.ts';
import { trackChild } from '../process/children.ts';
import { apiFolder, childFlags, dataFolder, node } from '../process/paths.ts';
import { isPortFree } from '../process/ports.ts';
import { toolEnvironment } from '../process/run-command.ts';
import { isStopping } from '../process/shutdown.ts';
import { allocatorEnvironment, workerFlags } from './process-memory.ts';
import { sentences } from './start-messages.ts';

const pollMs = 50;
const patienceMs = 60_000;

export async function choosePort(value = process.env.PORT): Promise<number> {
  const port = value ? Number(value) : 3000;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(sentences.badPort(String(value)));
  if (!(await isPortFree(port))) throw new Refusal(sentences.portTaken(port));
  return port;
}

type Target = Pick<Database, 'engine' | 'url'>;

const picturesFolder = (): NodeJS.ProcessEnv =>
  process.env.PICTURES_FOLDER ? {} : { PICTURES_FOLDER: path.join(dataFolder, 'pictures') };

function startProcess(
  script: string,
  database: Target,
  environment: NodeJS.ProcessEnv,
  flags: string[] = [],
): ChildProcess {
  const child = spawn(node, [...flags, ...childFlags, script], {
    cwd: apiFolder,
    env: toolEnvironment({
      ...databaseEnvironment(database),
      ...allocatorEnvironment(process.env),
      ...picturesFolder(),
      ...environment,
    }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  trackChild(child);
  return child;
}

export const startServer = (
  database: Target,
  environment: NodeJS.ProcessEnv,
  flags: string[] = [],
): ChildProcess => startProcess('src/server.ts', database, environment, flags);

export const startWorker = (database: Target, environment: NodeJS.ProcessEnv): ChildProcess =>
  startProcess('src/worker.ts', database, environment, workerFlags);

/** The embedded database has one session, so the server's process also runs the jobs. */
export const isWorkerApart = (
  { engine }: Target,
  { WORKER: wanted }: NodeJS.ProcessEnv = process.env,
): boolean => engine !== 'pglite' && wanted !== 'inside';

export async function waitForServer(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Refusal(sentences.serverEnded(child.exitCode));
    const hasAnswered = await fetch(`http://127.0.0.1:${port}/robots.txt`, {
      signal: AbortSignal.timeout(5000),
    }).then(
      () => true,
      () => false,
    );
    if (hasAnswered) return;
    await wait(pollMs);
  }
  throw new Refusal(sentences.serverLate);
}

export function untilEnd(
  child: ChildProcess,
  sentence: (code: number | null) => string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (isStopping() ? resolve() : reject(new Refusal(sentence(code)))));
  });
}
