import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, isPortFree } from '../../../../infra/process/ports.ts';

/** `pid` is undefined when the process has no id yet, which a started one never lacks. */
type RedisServer = { url: string; pid: number | undefined; stop: () => Promise<void> };

const mostTries = 100;
const betweenTriesMs = 50;

async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    if (!(await isPortFree(port))) return;
    await sleep(betweenTriesMs);
  }
  throw new Error('redis-server did not start');
}

/**
 * A private server on a free port of this machine. It stores nothing on disk.
 * @returns undefined when redis-server is not installed
 */
export async function startRedis(): Promise<RedisServer | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'parages-bench-redis-'));
  const port = await findFreePort();
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const spawned = once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!(await spawned)) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  await waitForPort(port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `redis://127.0.0.1:${port}`, pid: child.pid, stop };
}
