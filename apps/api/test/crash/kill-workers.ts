import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { node, typescriptFlags } from '../../../../infra/process/paths.ts';
import { mailsService } from '../../src/features/mails/mails.service.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { type Received, startMailSink } from '../servers/mail-sink.ts';

export type CrashReport = {
  kills: number;
  /** Mails of committed and of rolled-back transactions. */
  committed: number;
  rolledBack: number;
  /** Mails that arrived, each counted once, and the number of repeats. */
  arrived: number;
  repeats: number;
  /**
   * `early` mails arrived before their commit or without one. `renamed` mails arrived with two
   * Message-IDs.
   */
  lost: number;
  early: number;
  renamed: number;
};

const workersAtOnce = 4;
const producersAtOnce = 2;
const mailsPerLife = 4;
const rollbackShare = 0.2;
const longestHoldMs = 120;
const patienceMs = 60_000;
const script = new URL('./crash-worker.ts', import.meta.url);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function startProducers(db: Db, count: number) {
  const mails = mailsService({ clock: systemClock });
  const committing = new Set<string>();
  const rolledBack = new Set<string>();
  let isStopped = false;
  let number = 0;
  const queueOne = async (): Promise<void> => {
    number += 1;
    const name = `mail-${number}`;
    const isRolledBack = Math.random() < rollbackShare;
    const queued = db.$transaction(async (tx) => {
      await mails.queue(tx, { kind: 'welcome', to: 'zoe@example.org', data: { firstName: name } });
      await pause(Math.random() * longestHoldMs);
      if (isRolledBack) throw new Error('rolled back');
      // The mail may arrive from here on, not earlier.
      committing.add(name);
    });
    await queued.catch((error: unknown) => {
      if (!isRolledBack) throw error;
      rolledBack.add(name);
    });
  };
  const produce = async (): Promise<void> => {
    while (!isStopped) await queueOne();
  };
  const producers = Promise.all(Array.from({ length: count }, produce));
  return {
    committing,
    rolledBack,
    stop: async () => {
      isStopped = true;
      await producers;
    },
  };
}

const nameOf = (raw: Buffer): string => /mail-\d+/.exec(raw.toString('utf8'))?.[0] ?? 'unnamed';

type Names = Pick<ReturnType<typeof startProducers>, 'committing' | 'rolledBack'>;

async function readArrivals(received: readonly Received[]): Promise<Map<string, string[]>> {
  const arrivals = new Map<string, string[]>();
  for (const { raw } of received) {
    const { messageId = '' } = await PostalMime.parse(raw);
    const name = nameOf(raw);
    arrivals.set(name, [...(arrivals.get(name) ?? []), messageId]);
  }
  return arrivals;
}

function judge(arrivals: Map<string, string[]>, { committing, rolledBack }: Names) {
  const ids = [...arrivals.values()];
  return {
    committed: committing.size,
    rolledBack: rolledBack.size,
    arrived: arrivals.size,
    repeats: ids.reduce((sum, { length }) => sum + length - 1, 0),
    lost: [...committing].filter((name) => !arrivals.has(name)).length,
    renamed: ids.filter((each) => new Set(each).size > 1).length,
  };
}

// The compile cache makes the many starts faster.
const compiled = mkdtempSync(path.join(tmpdir(), 'parages-compiled-'));
const startOne = (url: string, smtpUrl: string): ChildProcess => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: compiled,
    DATABASE_URL: url,
    SMTP_URL: smtpUrl,
  };
  return fork(script, { execPath: node, execArgv: typescriptFlags, env });
};

/** Stops the worker normally, because a killed process does not write the compile cache. */
async function compileOnce(url: string): Promise<void> {
  const child = startOne(url, '');
  await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
}

export async function killWorkers(db: Db, url: string, kills: number): Promise<CrashReport> {
  await compileOnce(url);
  const producers = startProducers(db, producersAtOnce);
  let [killed, early, sinceKill, nextKill] = [0, 0, 0, 1];
  const alive = new Set<ChildProcess>();
  let resolveEnough = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    resolveEnough = resolve;
  });
  const kill = (): void => {
    // The oldest live worker: a newer one may not send yet.
    const [victim] = alive;
    if (victim === undefined || killed >= kills) return;
    alive.delete(victim);
    killed += 1;
    sinceKill = 0;
    nextKill = 1 + Math.floor(Math.random() * mailsPerLife);
    victim.kill('SIGKILL');
    if (killed === kills) resolveEnough();
  };
  const sink = await startMailSink({
    onMail: ({ raw }) => {
      if (!producers.committing.has(nameOf(raw))) early += 1;
      sinceKill += 1;
      if (sinceKill < nextKill) return;
      // Before the mail is acknowledged, or a moment later, before the worker records it.
      if (Math.random() < 0.5) kill();
      else setTimeout(kill, 2);
    },
  });
  const live = async (): Promise<void> => {
    for (;;) {
      const child = startOne(url, sink.url);
      const ended = once(child, 'exit');
      await Promise.race([once(child, 'message'), ended]);
      alive.add(child);
      await Promise.race([ended, enough]);
      if (killed >= kills && alive.size > 0) return;
    }
  };
  await Promise.all(Array.from({ length: workersAtOnce }, live));
  await producers.stop();
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && (await db.mailOutbox.count({ where: { status: 'pending' } })) > 0)
    await pause(100);
  for (const child of alive) child.kill('SIGKILL');
  rmSync(compiled, { recursive: true, force: true });
  return { kills: killed, early, ...judge(await readArrivals(sink.received), producers) };
}
