import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../console/refusal.ts';
import { type Database, databaseEnvironment } from '../database/database.ts';
import { trackChild } from '../process/children.ts';
import { apiFolder, childFlags, node } from '../process/paths.ts';
import { isPortFree } from '../process/ports.ts';
import { toolEnvironment } from '../process/run-command.ts';
import { isStopping } from '../process/shutdown.ts';
import { sentences } from './start.fr.ts';

const pollMs = 50;
const patienceMs = 60_000;

/** The port asked for by PORT, 3000 without it. @throws {Refusal} when it is no port or somebody has it */
export async function choosePort(value = process.env.PORT): Promise<number> {
  const port = value ? Number(value) : 3000;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(sentences.badPort(String(value)));
  if (!(await isPortFree(port))) throw new Refusal(sentences.portTaken(port));
  return port;
}

/** Starts the API; it ends with us. `flags` go to Node, before the script. */
export function startServer(
  database: Pick<Database, 'engine' | 'url'>,
  environment: NodeJS.ProcessEnv,
  flags: string[] = [],
): ChildProcess {
  const child = spawn(node, [...flags, ...childFlags, 'src/server.ts'], {
    cwd: apiFolder,
    env: toolEnvironment({ ...databaseEnvironment(database), ...environment }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  trackChild(child);
  return child;
}

/** Until it answers, whatever it answers. @throws {Refusal} when it ends before, or after a minute */
export async function waitForServer(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Refusal(sentences.serverEnded(child.exitCode));
    const hasAnswered = await fetch(`http://127.0.0.1:${port}/robots.txt`, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    );
    if (hasAnswered) return;
    await wait(pollMs);
  }
  throw new Refusal(sentences.serverLate);
}

/** Settles when a child ends: normally when we asked for it, as a refusal when it went by itself. */
export function untilEnd(child: ChildProcess, sentence: (code: number | null) => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (isStopping() ? resolve() : reject(new Refusal(sentence(code)))));
  });
}
