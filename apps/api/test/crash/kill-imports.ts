import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { node, typescriptFlags } from '../../../../infra/process/paths.ts';
import { batchImportsRepository } from '../../src/features/imports/batch/batch-imports.repository.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { csvOf, wholeEvent } from '../import-bench.ts';
import { queuedSource, queueImport } from '../queue-import.ts';

export type ImportCrashReport = {
  kills: number;
  /** Kills after the first and before the last event of the file. */
  midFile: number;
  events: number;
  /**
   * `duplicated` events have several rows or versions. `incomplete` ones have no search row, or
   * another number of dates, prices, contacts or photos than the file.
   */
  lost: number;
  duplicated: number;
  incomplete: number;
  outcome: unknown;
  mails: number;
};

const script = new URL('./crash-worker.ts', import.meta.url);
const midFileShare = 0.7;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
// Every fifth line is the second date of the preceding event.
const eventOf = (line: number): number => (line % 5 === 4 ? line - 1 : line);

const year = new Date().getFullYear() + 1;

function crashFile(lines: number): string {
  const cells = Array.from({ length: lines }, (_, line) => ({
    ...wholeEvent,
    ext_id: `e${eventOf(line)}`,
    title: `Bal ${eventOf(line) % 700}`,
    start_date: line % 5 === 4 ? `${year}-08-02` : `${year}-08-01`,
    booking_email: 'bal@exemple.fr',
    photo1_url: `https://exemple.fr/${eventOf(line)}.jpg`,
    photo1_credits: 'A. Martin',
  }));
  return csvOf(...cells);
}

const startWorker = (url: string): ChildProcess => {
  return fork(script, {
    execPath: node,
    execArgv: typescriptFlags,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url, SMTP_URL: '' },
  });
};

const stateOf = (db: Db, id: string) => db.importBatch.findUniqueOrThrow({ where: { id } });
const isOpen = ({ status }: { status: string }): boolean =>
  status === 'checking' || status === 'running';

async function until(
  db: Db,
  id: string,
  isReached: (state: Awaited<ReturnType<typeof stateOf>>) => boolean,
  patienceMs: number,
) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const state = await stateOf(db, id);
    if (isReached(state) || Date.now() > deadline) return state;
    await pause(10);
  }
}

async function killOnce(
  db: Db,
  url: string,
  id: string,
  longestMs: number,
): Promise<{ isOver: boolean; line: number }> {
  const before = await stateOf(db, id);
  const child = startWorker(url);
  const ended = once(child, 'exit');
  await until(db, id, ({ turn, status }) => turn > before.turn || !isOpen({ status }), 30_000);
  // Most kills wait until this worker has written lines; the others may come during its second
  // reading of the file. The random pause can end at any moment of a transaction.
  if (Math.random() < midFileShare)
    await until(
      db,
      id,
      ({ resumeLine, status }) => resumeLine > before.resumeLine || !isOpen({ status }),
      30_000,
    );
  await pause(Math.random() * longestMs);
  child.kill('SIGKILL');
  await ended;
  const after = await stateOf(db, id);
  return { isOver: !isOpen(after), line: after.resumeLine };
}

async function countFaults(
  db: Db,
  lines: number,
): Promise<Pick<ImportCrashReport, 'events' | 'lost' | 'duplicated' | 'incomplete'>> {
  const expected = new Map<string, number>();
  for (let line = 0; line < lines; line += 1)
    expected.set(`e${eventOf(line)}`, (expected.get(`e${eventOf(line)}`) ?? 0) + 1);
  const rows = await db.$queryRawUnsafe<
    {
      extId: string;
      pois: number;
      versions: number;
      periods: number;
      prices: number;
      contacts: number;
      photos: number;
      found: number;
    }[]
  >(`
    SELECT p.ext_id AS "extId", count(DISTINCT p.id)::int AS pois, count(DISTINCT v.id)::int AS versions, count(DISTINCT d.id)::int AS periods,
      count(DISTINCT c.id)::int AS prices, count(DISTINCT k.id)::int AS contacts, count(DISTINCT f.id)::int AS photos, count(DISTINCT s.poi_id)::int AS found
    FROM poi p LEFT JOIN poi_version v ON v.poi_id = p.id LEFT JOIN period d ON d.version_id = v.id LEFT JOIN price c ON c.version_id = v.id
    LEFT JOIN contact k ON k.version_id = v.id LEFT JOIN photo_fetch f ON f.poi_id = p.id LEFT JOIN poi_search s ON s.poi_id = p.id
    WHERE p.source = '${queuedSource}' GROUP BY p.ext_id`);
  const rowByExtId = new Map(rows.map((row) => [row.extId, row]));
  return {
    events: expected.size,
    lost: [...expected.keys()].filter((extId) => !rowByExtId.has(extId)).length,
    duplicated:
      rows.filter(({ pois, versions }) => pois !== 1 || versions !== 1).length +
      Math.max(0, rows.length - expected.size),
    incomplete: rows.filter(
      ({ extId, periods, prices, contacts, photos, found }) =>
        periods !== expected.get(extId) ||
        prices !== 1 ||
        contacts !== 1 ||
        photos !== 1 ||
        found !== 1,
    ).length,
  };
}

export async function killImports(
  db: Db,
  url: string,
  { kills, lines, longestMs }: { kills: number; lines: number; longestMs: number },
): Promise<ImportCrashReport> {
  const id = await queueImport(db, crashFile(lines));
  const checker = startWorker(url);
  await until(db, id, ({ status }) => status === 'ready', 120_000);
  checker.kill('SIGKILL');
  await once(checker, 'exit');
  await batchImportsRepository(db).confirm(id, new Date());
  let [killed, midFile] = [0, 0];
  while (killed < kills) {
    const { isOver, line } = await killOnce(db, url, id, longestMs);
    if (isOver) break;
    killed += 1;
    if (line > 0) midFile += 1;
  }
  const last = startWorker(url);
  const { outcome } = await until(db, id, (state) => !isOpen(state), 240_000);
  last.kill('SIGKILL');
  const mails = await db.mailOutbox.count({ where: { kind: 'import-finished' } });
  return { kills: killed, midFile, ...(await countFaults(db, lines)), outcome, mails };
}
