// Specification: §1.6 (where the data is), §6.10
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { sourceBench } from '../../../../test/source-bench.ts';
import { httpSourceFetch } from '../../../gateways/source-fetch/http-source-fetch.ts';

const data =
  process.env.PARAGES_DATA_DIR ??
  fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));
/** Each file is the answer of a site. The clock is set before the events of most records. */
const sets = [
  ['datatourisme-37-36/objects-37.jsonl.gz', '2023-06-01', 1432],
  ['datatourisme-37-36/objects-36.jsonl.gz', '2023-06-01', 52],
  ['datatourisme-37-36/itineraires-72.jsonl.gz', '2023-06-01', 12],
  ['datatourisme-2023-samples/objects.jsonl.gz', '2023-01-02', 10],
  ['occitanie-2022/records.jsonl.gz', '2022-01-03', 400],
  ['openagenda-api-v2-lille/events.json.gz', '2025-01-06', 100],
  ['openagenda-drome-2026/events.jsonl.gz', '2026-01-05', 1068],
  ['openagenda-france-2025-2026/events.jsonl.gz', '2025-01-06', 100],
  ['openagenda-paris-2021-2025/events.jsonl.gz', '2024-01-08', 400],
] as const;
const isThere = process.env.LONG_TESTS === '1' && existsSync(data);

const faults = [
  { mode: 'delay', delayMs: 1500 },
  { mode: 'status', status: 429, retryAfterS: 7200 },
  { mode: 'status', status: 500 },
  { mode: 'status', status: 404 },
  { mode: 'malformed' },
  { mode: 'html' },
  { mode: 'refuse' },
] as const;

let folder: string;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parages-agendas-'));
  sandbox = await startSandbox({ environment: {}, agendasFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Publishes a file of records, one a line, as a list. */
function publish(file: string): string {
  const text = gunzipSync(readFileSync(join(data, file))).toString('utf8');
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const name = `${file.replace(/\W+/g, '-')}.json`;
  writeFileSync(join(folder, name), file.includes('.jsonl') ? `[${lines.join(',')}]` : text);
  return `${sandbox.url}/agendas/files/${name}`;
}

async function plan(fault: object): Promise<void> {
  await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'agendas', times: 1, ...fault }),
  });
}

async function bench(address: string, day: string) {
  const all = sourceBench(await startApi());
  all.clock.set(`${day}T10:00:00Z`);
  const allow = new URL(sandbox.url).host;
  const ask = httpSourceFetch({ allow, userAgent: 'Parages', totalMs: 1000 });
  all.answerWith(ask);
  const followed = await all.follow(address);
  const pull = async () => {
    all.later(3 * 24 * 60);
    await all.work();
    return all.read(followed.editor, followed.id);
  };
  const report = async () =>
    (await all.send('GET', `/org/sources/${followed.id}/reports`, { as: followed.editor })).body
      .items[0];
  const ledger = async (): Promise<unknown> => ({
    pois: await all.db.poi.findMany({ orderBy: { id: 'asc' } }),
    versions: await all.db.poiVersion.findMany({ orderBy: { id: 'asc' } }),
    periods: await all.db.period.findMany({ orderBy: { id: 'asc' } }),
    history: await all.db.poiHistory.count(),
  });
  return { ...all, ...followed, pull, report, ledger };
}

const nameReason = ({ reason, count }: { reason: string; count: number }) => `${reason} ${count}`;
const sum = (groups: { count: number }[]): number =>
  groups.reduce((total, { count }) => total + count, 0);

describe.skipIf(!isThere)('real records in a followed source', { timeout: 300_000 }, () => {
  it.each(sets)(
    '%s at %s: each of %i records is read, at most one in a hundred is refused, each with its reason; no fault and no second reading changes anything',
    async (file, day, records) => {
      const { report, ledger, pull, db, id } = await bench(publish(file), day);
      const first = await report();
      const { read, created, changed, unchanged, refused, keptBack, doubtful } = first;
      const counts = { refused: sum(refused), keptBack: sum(keptBack) };
      const reasons = [refused, keptBack, doubtful].map((groups) => groups.map(nameReason));
      process.stdout.write(`${file}: ${JSON.stringify({ read, created, ...counts, reasons })}\n`);
      expect(read).toBe(records);
      expect(created + changed + unchanged + counts.refused + counts.keptBack).toBe(read);
      expect(counts.refused).toBeLessThanOrEqual(Math.floor(records / 100));
      const before = await ledger();
      for (const fault of faults) {
        await plan(fault);
        expect(await pull()).toMatchObject({ fault: expect.any(String) });
        expect(await ledger()).toEqual(before);
      }
      await db.followedSource.update({ where: { id }, data: { etag: null, lastModified: null } });
      expect(await pull()).toMatchObject({ fault: null, outcome: { created: 0, updated: 0 } });
      expect(await ledger()).toEqual(before);
    },
  );
});
