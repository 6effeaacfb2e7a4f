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
  /** Mails whose transaction was committed, and undone. */
  committed: number;
  undone: number;
  /** Mails that arrived, each counted once, and how many times one came again. */
  arrived: number;
  repeats: number;
  /** Committed mails that never came; mails that came before their commit, or without one; mails that came under two ids. */
  lost: number;
  early: number;
  renamed: number;
};

const workersAtOnce = 4;
const producersAtOnce = 2;
const mailsPerLife = 4;
const undoneShare = 0.2;
const longestHoldMs = 120;
const patienceMs = 60_000;
const script = new URL('./crash-worker.ts', import.meta.url);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Queues mails in transactions that stay open for a while, one in five of which is undone, until told to stop. */
function startProducers(db: Db, count: number) {
  const mails = mailsService({ clock: systemClock });
  const committing = new Set<string>();
  const undone = new Set<string>();
  let isStopped = false;
  let number = 0;
  const queueOne = async (): Promise<void> => {
    number += 1;
    const name = `mail-${number}`;
    const isUndone = Math.random() < undoneShare;
    const queued = db.$transaction(async (tx) => {
      await mails.queue(tx, { kind: 'welcome', to: 'zoe@example.org', data: { firstName: name } });
      await pause(Math.random() * longestHoldMs);
      if (isUndone) throw new Error('undone');
      // From here on, and not before, it may arrive.
      committing.add(name);
    });
    await queued.catch((error: unknown) => {
      if (!isUndone) throw error;
      undone.add(name);
    });
  };
  const produce = async (): Promise<void> => {
    while (!isStopped) await queueOne();
  };
  const producers = Promise.all(Array.from({ length: count }, produce));
  return {
    committing,
    undone,
    stop: async () => {
      isStopped = true;
      await producers;
    },
  };
}

const nameOf = (raw: Buffer): string => /mail-\d+/.exec(raw.toString('utf8'))?.[0] ?? 'unnamed';

type Names = Pick<ReturnType<typeof startProducers>, 'committing' | 'undone'>;

/** Under which ids each mail came, and how often. */
async function readArrivals(received: readonly Received[]): Promise<Map<string, string[]>> {
  const arrivals = new Map<string, string[]>();
  for (const { raw } of received) {
    const { messageId = '' } = await PostalMime.parse(raw);
    const name = nameOf(raw);
    arrivals.set(name, [...(arrivals.get(name) ?? []), messageId]);
  }
  return arrivals;
}

function judge(arrivals: Map<string, string[]>, { committing, undone }: Names) {
  const ids = [...arrivals.values()];
  return {
    committed: committing.size,
    undone: undone.size,
    arrived: arrivals.size,
    repeats: ids.reduce((sum, { length }) => sum + length - 1, 0),
    lost: [...committing].filter((name) => !arrivals.has(name)).length,
    renamed: ids.filter((each) => new Set(each).size > 1).length,
  };
}

// Node strips types by itself where it can: a hundred starts are quicker without a compiler.
const flags = node === process.execPath && !process.features.typescript ? typescriptFlags : [];
// What is compiled once is kept for the next start: a hundred of them then cost a quarter of their time.
const compiled = mkdtempSync(path.join(tmpdir(), 'parages-compiled-'));
const startOne = (url: string, smtpUrl: string): ChildProcess => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: compiled,
    DATABASE_URL: url,
    SMTP_URL: smtpUrl,
  };
  return fork(script, { execPath: node, execArgv: flags, env });
};

/** Starts one and lets it end in peace: a process that is killed keeps nothing for the next. */
async function compileOnce(url: string): Promise<void> {
  const child = startOne(url, '');
  await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
}

/** Kills workers that send to a real SMTP server, `kills` times without a warning and in the middle of a mail, then lets one finish. */
export async function killWorkers(db: Db, url: string, kills: number): Promise<CrashReport> {
  await compileOnce(url);
  const producers = startProducers(db, producersAtOnce);
  let [killed, early, sinceKill, nextKill] = [0, 0, 0, 1];
  const alive = new Set<ChildProcess>();
  let tellEnough = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    tellEnough = resolve;
  });
  const kill = (): void => {
    // The oldest one: it is surely in the middle of something.
    const [victim] = alive;
    if (victim === undefined || killed >= kills) return;
    alive.delete(victim);
    killed += 1;
    sinceKill = 0;
    nextKill = 1 + Math.floor(Math.random() * mailsPerLife);
    victim.kill('SIGKILL');
    if (killed === kills) tellEnough();
  };
  const sink = await startMailSink({
    onMail: ({ raw }) => {
      if (!producers.committing.has(nameOf(raw))) early += 1;
      sinceKill += 1;
      if (sinceKill < nextKill) return;
      // Before the mail is acknowledged, or a moment later, when it is about to be written down.
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
