import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { node, typescriptFlags } from '../../../../infra/process/paths.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { seeded } from '../search-oracle.ts';

export type PullCrashReport = {
  kills: number;
  /** Kills after the first and before the last event of a revision was written. */
  midPull: number;
  /** Of the events of the last revision: not written, or with other titles. */
  lost: number;
  /** Events with several rows or versions, or another number of imports in the history than revisions. */
  doubled: number;
  /** Events with another number of dates or contacts than the calendar. */
  halfWritten: number;
  outcome: unknown;
  /** Rows that a further pull of the same content has changed. */
  changedAgain: number;
};

/** A file of the sandbox, and what one of its events has. */
const pullKinds = {
  'large.ics': { extIdOf: (index: number) => `agenda:large-${index}`, dates: 2 },
  'large.json': {
    extIdOf: (index: number) => `agenda:openagenda:${10_000_000 + index}`,
    dates: 1,
  },
} as const;
export type PullKind = keyof typeof pullKinds;

export type PullCrashOptions = {
  db: Db;
  databaseUrl: string;
  /** Origin of the sandbox, which serves the calendar or the feed. */
  sandbox: string;
  kind: PullKind;
  sourceId: string;
  kills: number;
  events: number;
  seed: number;
};

const script = new URL('./crash-worker.ts', import.meta.url);
const pollMs = 10;
const longestMs = 150;
const midPullPercent = 70;
const patienceMs = 60_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const startWorker = ({ databaseUrl, sandbox }: PullCrashOptions): ChildProcess =>
  fork(script, {
    execPath: node,
    execArgv: typescriptFlags,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      MEDIA_FETCH_ALLOW: new URL(sandbox).host,
    },
  });

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Makes the source due, as if the lease of a killed worker and the pause of the host had passed. */
const makeDue = ({ db, sourceId }: PullCrashOptions) =>
  db.followedSource.update({
    where: { id: sourceId },
    data: { nextPullAt: new Date(), leasedUntil: null, attemptedAt: null },
  });

const publish = ({ db, sandbox, sourceId, events, kind }: PullCrashOptions, revision: number) =>
  db.followedSource.update({
    where: { id: sourceId },
    data: { url: `${sandbox}/agendas/${kind}?events=${events}&revision=${revision}` },
  });

const sourceOf = ({ db, sourceId }: PullCrashOptions) =>
  db.followedSource.findUniqueOrThrow({ where: { id: sourceId } });
type State = Awaited<ReturnType<typeof sourceOf>>;
const isSettled = ({ nextPullAt, leasedUntil }: State): boolean =>
  leasedUntil === null && nextPullAt !== null && nextPullAt > new Date();

const countWritten = ({ db }: PullCrashOptions, revision: number): Promise<number> =>
  db.poiVersion.count({ where: { label: { endsWith: `.${revision}` } } });

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isReached()) && Date.now() < deadline) await pause(pollMs);
}

async function pullOnce(options: PullCrashOptions): Promise<void> {
  await makeDue(options);
  const child = startWorker(options);
  await until(async () => isSettled(await sourceOf(options)));
  await kill(child);
}

type Ledger = {
  extId: string;
  label: string;
  pois: number;
  versions: number;
  imports: number;
  periods: number;
  contacts: number;
  editVersion: number;
};

const readLedger = (db: Db): Promise<Ledger[]> =>
  db.$queryRawUnsafe<Ledger[]>(`
    SELECT p.ext_id AS "extId", min(v.label) AS label, count(DISTINCT p.id)::int AS pois, count(DISTINCT v.id)::int AS versions,
      count(DISTINCT d.id)::int AS periods, count(DISTINCT c.id)::int AS contacts, max(p.edit_version)::int AS "editVersion",
      count(DISTINCT h.id) FILTER (WHERE h.actor_kind = 'import')::int AS imports
    FROM poi p LEFT JOIN poi_version v ON v.poi_id = p.id LEFT JOIN period d ON d.version_id = v.id
    LEFT JOIN contact c ON c.version_id = v.id LEFT JOIN poi_history h ON h.poi_id = p.id
    WHERE p.source LIKE 'import:%' GROUP BY p.ext_id ORDER BY p.ext_id`);

function compare(rows: readonly Ledger[], { events, kind }: PullCrashOptions, revision: number) {
  const { extIdOf, dates } = pullKinds[kind];
  const byExtId = new Map(rows.map((row) => [row.extId, row]));
  const expected = Array.from({ length: events }, (_, index) => extIdOf(index));
  return {
    lost: expected.filter((extId) => !byExtId.get(extId)?.label.endsWith(`.${revision}`)).length,
    doubled:
      rows.filter(
        ({ pois, versions, imports }) => pois !== 1 || versions !== 1 || imports !== revision + 1,
      ).length + Math.max(0, rows.length - events),
    halfWritten: rows.filter(({ periods, contacts }) => periods !== dates || contacts !== 1).length,
  };
}

/** Kills the worker of a followed source at random moments, over revisions of its calendar. */
export async function killPulls(options: PullCrashOptions): Promise<PullCrashReport> {
  const { db, kills, events, seed } = options;
  const below = seeded(seed);
  let [killed, midPull, revision] = [0, 0, 0];
  await publish(options, revision);
  while (killed < kills) {
    await makeDue(options);
    const { turn } = await sourceOf(options);
    const before = await countWritten(options, revision);
    const child = startWorker(options);
    await until(async () => (await sourceOf(options)).turn > turn);
    // The others may come during the request, the reading or the first transaction.
    if (below(100) < midPullPercent)
      await until(async () => {
        const written = await countWritten(options, revision);
        return written > before || isSettled(await sourceOf(options));
      });
    await pause(below(longestMs));
    await kill(child);
    killed += 1;
    const written = await countWritten(options, revision);
    if (written > 0 && written < events) midPull += 1;
    if (!isSettled(await sourceOf(options))) continue;
    revision += 1;
    await publish(options, revision);
  }
  await pullOnce(options);
  const { outcome } = await sourceOf(options);
  const rows = await readLedger(db);
  await pullOnce(options);
  const again = new Map((await readLedger(db)).map((row) => [row.extId, JSON.stringify(row)]));
  const changedAgain = rows.filter((row) => again.get(row.extId) !== JSON.stringify(row)).length;
  return {
    kills: killed,
    midPull,
    ...compare(rows, options, revision),
    outcome,
    changedAgain: changedAgain + Math.abs(again.size - rows.length),
  };
}
