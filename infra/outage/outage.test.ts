// Specification: §8.8
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureDatabaseExists, onDatabase } from '../database/connect.ts';
import { findPostgres, type NativePostgres } from '../database/find-postgres.ts';
import { migrate } from '../database/migrations.ts';
import { readPostmaster } from '../database/postmaster.ts';
import { type PrivateCluster, startCluster } from '../database/private-cluster.ts';
import { stopChild } from '../process/children.ts';
import { apiFolder, childFlags, node } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { toolEnvironment } from '../process/run-command.ts';

const clients = 8;
const awayMs = 1500;
const folder = mkdtempSync(path.join(tmpdir(), 'parages-outage-'));
type Answer = { status: number; at: number };
type Running = {
  native: NativePostgres;
  cluster: PrivateCluster;
  port: number;
  api: ChildProcess;
  origin: string;
};
let running: Running;

async function startServer(url: string): Promise<{ api: ChildProcess; origin: string }> {
  const port = await findFreePort();
  const api = spawn(node, [...childFlags, path.join(apiFolder, 'src/server.ts')], {
    cwd: apiFolder,
    env: toolEnvironment({
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      PORT: String(port),
      DATABASE_URL: url,
    }),
    stdio: 'ignore',
    detached: true,
  });
  return { api, origin: `http://127.0.0.1:${port}` };
}

const ask = async (origin: string): Promise<Answer> => {
  const status = await fetch(
    `${origin}/api/v1/pois?lon=0.7&lat=47.4&sort=distance&withTotal=false`,
    {
      signal: AbortSignal.timeout(10_000),
    },
  )
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { status, at: Date.now() };
};

async function askUntil(origin: string, isEnough: (answer: Answer) => boolean): Promise<void> {
  while (!isEnough(await ask(origin))) await wait(20);
}

// SIGKILL, like a power cut: the postmaster cannot shut its children down.
function killPostgres(): void {
  const postmaster = readPostmaster(path.join(folder, 'pg'));
  if (postmaster === undefined) throw new Error('no postmaster to kill');
  process.kill(postmaster.pid, 'SIGKILL');
}

// Retries: PostgreSQL refuses to start while orphans of the killed server hold its shared memory.
async function startAgain(): Promise<PrivateCluster> {
  for (;;) {
    try {
      return await startCluster(folder, running.native, { isFast: true, port: running.port });
    } catch {
      await wait(100);
    }
  }
}

beforeAll(async () => {
  const native = findPostgres();
  if (native === undefined) throw new Error('PostgreSQL with PostGIS is needed');
  const cluster = await startCluster(folder, native, { isFast: true });
  const url = onDatabase(cluster.url, 'parages');
  await ensureDatabaseExists(onDatabase(cluster.url, 'postgres'), 'parages');
  await migrate({ engine: 'native', url });
  running = { native, cluster, port: Number(new URL(url).port), ...(await startServer(url)) };
  await askUntil(running.origin, ({ status }) => status === 200);
}, 120_000);

afterAll(async () => {
  await stopChild(running.api);
  running.cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('the API answers 503 while PostgreSQL is down, and 200 within a second after its restart', {
  timeout: 60_000,
}, async () => {
  const answers: Answer[] = [];
  let isOver = false;
  const load = Array.from({ length: clients }, () =>
    askUntil(running.origin, (answer) => {
      answers.push(answer);
      return isOver;
    }),
  );
  await wait(500);
  const killedAt = Date.now();
  killPostgres();
  await wait(awayMs);
  running.cluster = await startAgain();
  const backAt = Date.now();
  await askUntil(running.origin, ({ status }) => status === 200);
  const recoveredMs = Date.now() - backAt;
  isOver = true;
  await Promise.all(load);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const whileAway = answers.filter(({ at }) => at > killedAt + 200 && at < killedAt + awayMs);
  expect(whileAway.filter(({ status }) => status === 200)).toEqual([]);
  expect(running.api.exitCode).toBeNull();
  expect(recoveredMs).toBeLessThan(1000);
});
