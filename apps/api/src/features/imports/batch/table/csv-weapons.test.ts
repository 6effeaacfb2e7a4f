// Specification: §4.43, §12.7, §12.10
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { afterEach, expect, it } from 'vitest';
import { csvOf, importBench, wholeEvent } from '../../../../../test/import-bench.ts';
import { type Api, startApi } from '../../../../../test/servers/start-api.ts';
import type { User } from '../../../../../test/signed-in.ts';

const megabyte = 1_048_576;
const gigabyte = 1024 * megabyte;
// Above the size limit plus what a client sends before it receives the refusal.
const mostSent = gigabyte / 2;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function sendEndless(
  { app }: Api,
  as: User,
  piece: Buffer,
  bytes: number,
): Promise<{ status: number; code: string; sent: number }> {
  const server = createServer(app.routing);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { ...as.headers, 'content-type': 'multipart/form-data; boundary=x' };
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const call = httpRequest(
      { port, method: 'POST', path: '/api/v1/imports', headers },
      (answer) => {
        let text = '';
        isAnswered = true;
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => {
          call.destroy();
          resolve({ status: answer.statusCode ?? 0, code: JSON.parse(text).code, sent });
        });
      },
    );
    call.on('error', (error) => (isAnswered ? undefined : reject(error)));
    call.write(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\ncontent-type: text/csv\r\n\r\next_id;title\r\n',
    );
    const push = (): void => {
      while (!isAnswered && sent < bytes) {
        sent += piece.length;
        if (!call.write(piece)) {
          call.once('drain', push);
          return;
        }
      }
      if (!isAnswered) call.end('\r\n--x--\r\n');
    };
    push();
  });
}

async function bench() {
  const api = await startApi();
  const imports = importBench(api);
  return { api, ...imports, as: await imports.staff() };
}

/** Peak growth of the process memory while `work` runs, in bytes. */
async function growthOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  await work();
  clearInterval(timer);
  return Math.max(most, process.memoryUsage().rss) - before;
}

it('POST /imports 413: refuses a line of one gigabyte before its end, in bounded memory, and stores nothing', async () => {
  const { api, as, db } = await bench();
  const growth = await growthOf(async () => {
    const answer = await sendEndless(api, as, Buffer.alloc(megabyte, 'a'), gigabyte);
    expect(answer).toMatchObject({ status: 413, code: 'import_file_too_large' });
    expect(answer.sent).toBeLessThan(mostSent);
  });
  expect(growth).toBeLessThan(200 * megabyte);
  expect([await db.importBatch.count(), await db.importFilePiece.count()]).toEqual([0, 0]);
}, 120_000);

it('POST /imports 422: refuses an upload of one gigabyte of NUL bytes before its end, and stores no import', async () => {
  const { api, as, db } = await bench();
  const answer = await sendEndless(
    api,
    as,
    Buffer.concat([Buffer.from('a;b\n'), Buffer.alloc(megabyte)]),
    gigabyte,
  );
  expect(answer).toMatchObject({ status: 422, code: 'import_file_binary' });
  expect(answer.sent).toBeLessThan(mostSent);
  expect(await db.importBatch.count()).toBe(0);
}, 120_000);

it.each<[string, () => string, string]>([
  [
    'one line of the largest file size',
    () => `ext_id;title\na;${'x'.repeat(batchImportLimits.maxBytes - 20)}`,
    'record_too_long',
  ],
  [
    'a quote around sixty megabytes',
    () => `ext_id;title\na;"${'x;\n'.repeat(20_000_000)}`,
    'record_too_long',
  ],
  ['a million columns', () => `ext_id;title${';c'.repeat(1_000_000)}\na;b\n`, 'record_too_long'],
  [
    'ten million empty cells in one line',
    () => `ext_id;title\n${';'.repeat(10_000_000)}`,
    'record_too_long',
  ],
  [
    'ninety thousand columns',
    () => `ext_id;title${';c'.repeat(90_000)}\na;b\n`,
    'columns_too_many',
  ],
  ['an unclosed quote', () => `${csvOf(wholeEvent)}b;"Bal\n`, 'quote_not_closed'],
  ['quotes within unquoted cells', () => 'ext_id;title\na;Bal "des" quais\n', 'quote_misplaced'],
  ['too many lines', () => `ext_id;title\n${'a;b\n'.repeat(100_001)}`, 'lines_too_many'],
])(
  'the check of an import blocks a file with %s, in bounded memory, and no event is written',
  async (_, write, code) => {
    const { check, findings, as, db, send } = await bench();
    const file = Buffer.from(write());
    let id = '';
    const growth = await growthOf(async () => {
      const checked = await check(as, file);
      id = checked.id;
      expect(checked).toMatchObject({ status: 'blocked' });
    });
    expect((await findings(as, id)).map((finding: { code: string }) => finding.code)).toContain(
      code,
    );
    expect(await db.poi.count()).toBe(0);
    expect((await send('POST', `/imports/${id}/confirmation`, { as })).status).toBe(409);
    // This test holds the file in memory too, in the request that sends it.
    expect(growth).toBeLessThan(2 * file.length + 300 * megabyte);
  },
  120_000,
);

it('an import stores spreadsheet formulas as text, and its error file escapes them', async () => {
  const { importFile, as, db, check, send } = await bench();
  const formula = '=HYPERLINK("http://evil.example","Cliquez")';
  await importFile(
    as,
    `ext_id;title;theme1;longitude;latitude;start_date\n1;"${formula.replaceAll('"', '""')}";concerts;0,6848;47,3941;2026-07-14\n`,
  );
  expect((await db.poiVersion.findFirstOrThrow()).label).toBe(formula);
  const { id } = await check(
    as,
    `ext_id;title;start_date\n@x;"${formula.replaceAll('"', '""')}";+1\n`,
  );
  const { text } = await send('GET', `/imports/${id}/errors`, { as });
  expect(text.split('\r\n')[1]).toMatch(/^'@x;"'=HYPERLINK\(""http/);
});
