import { spawn } from 'node:child_process';
import { apiFolder } from '../../../../infra/process/paths.ts';
import { findFreePort } from '../../../../infra/process/ports.ts';

const startsWithinMs = 20_000;
const answersWithinMs = 5000;
const stopsWithinMs = 5000;

export type ServedApi = { origin: string; stop: () => Promise<void> };

async function answers(url: string, isOver: () => boolean): Promise<boolean> {
  const deadline = performance.now() + startsWithinMs;
  while (performance.now() < deadline && !isOver()) {
    const signal = AbortSignal.timeout(answersWithinMs);
    const response = await fetch(url, { signal }).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * `environment` overrides the production settings.
 * @throws with the last output of the server when it does not respond
 */
export async function serveApi(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ServedApi> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: apiFolder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // With `WORKER: 'apart'`, jobs need a separate process, which is not started here.
      WORKER: 'apart',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-2000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    const killer = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs);
    child.kill('SIGTERM');
    if (!isOver()) await ended;
    clearTimeout(killer);
  };
  if (await answers(`${origin}/api/v1/pois?lon=2.35&lat=48.85&sort=distance&pageSize=1`, isOver))
    return { origin, stop };
  await stop();
  throw new Error(`the API did not answer: ${lastWords}`);
}
