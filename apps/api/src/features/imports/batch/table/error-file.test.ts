import { importErrorsColumn } from '@parages/contracts/vocabulary/imports/import-columns';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { utf8Mark } from '@parages/contracts/vocabulary/text/csv-text';
import { expect, it } from 'vitest';
import { csvOf, importBench, wholeEvent } from '../../../../../test/import-bench.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { importWorkRepository } from '../worker/import-work.repository.ts';
import { errorFile } from './error-file.ts';
import type { CellFault } from './read-cell.ts';

async function bench() {
  const imports = importBench(await startApi());
  return { ...imports, as: await imports.staff() };
}
const fault: CellFault = {
  code: 'day_invalid',
  path: 'start_date',
  expected: 'yyyy-MM-dd',
  obtained: '31/02/2026',
};

it('the check of an import writes its error file, which is downloaded whole without reading the import file again', async () => {
  const { check, send, db, as } = await bench();
  const faulty = Array.from({ length: 900 }, (_, at) => ({
    ...wholeEvent,
    ext_id: `e${at}`,
    start_date: '31/02/2026',
    description: 'x'.repeat(400),
  }));
  const { id } = await check(as, csvOf(wholeEvent, ...faulty));
  expect(await db.importErrorPiece.count()).toBeGreaterThan(2);
  await db.importFilePiece.deleteMany();
  const { status, text } = await send('GET', `/imports/${id}/errors`, { as });
  const lines = text.split('\r\n');
  expect({
    status,
    lines: lines.length,
    first: lines[1]?.startsWith('e0;'),
    last: lines[900]?.startsWith('e899;'),
  }).toEqual({
    status: 200,
    lines: 902,
    first: true,
    last: true,
  });
});

it('the download of an import’s error file answers 409 before the check, and 410 once its content is deleted', async () => {
  const { sendFile, work, send, db, as } = await bench();
  const { body } = await sendFile(as, csvOf({ ...wholeEvent, start_date: 'x' }));
  const ask = async () => (await send('GET', `/imports/${body.id}/errors`, { as })).body;
  expect(await ask()).toMatchObject({
    status: 409,
    code: 'import_transition_forbidden',
    detail: 'checking',
  });
  await work();
  await db.importErrorPiece.deleteMany();
  expect(await ask()).toMatchObject({ status: 410, code: 'import_file_gone' });
});

it('a worker that has lost its lease cannot write to the error file; the next check deletes what it wrote', async () => {
  const { sendFile, work, send, db, clock, as } = await bench();
  const { body } = await sendFile(as, csvOf({ ...wholeEvent, start_date: 'x' }));
  const imports = importWorkRepository(db);
  const claimed = await imports.claim(clock.now(), clock.now());
  const claim = { importId: body.id, turn: claimed?.turn ?? 0 };
  expect(await imports.writeErrors(claim, 7, 'left behind')).toBe(true);
  expect(await imports.writeErrors({ ...claim, turn: claim.turn - 1 }, 8, 'late')).toBe(false);
  await work();
  expect(await imports.writeErrors(claim, 7, 'late')).toBe(false);
  const { text } = await send('GET', `/imports/${body.id}/errors`, { as });
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).not.toContain('left behind');
});

it('an import’s error file is deleted after three months, with the imported file', async () => {
  const { check, imports, clock, db, as } = await bench();
  await check(as, csvOf({ ...wholeEvent, start_date: 'x' }));
  clock.set('2026-09-10T10:00:00Z');
  expect([
    await db.importErrorPiece.count(),
    await imports.forgetOld(),
    await db.importErrorPiece.count(),
  ]).toEqual([1, 1, 0]);
});

it('the error file stops near the maximum file size and ends with the number of lines left out', async () => {
  let length = 0;
  let last = '';
  const errors = errorFile(async (_number, lines) => {
    length += lines.length;
    last = lines;
  });
  errors.begin({ cells: ['ext_id', 'description'], faults: [] });
  const cell = 'x'.repeat(1_000_000);
  for (let line = 0; line < 70; line += 1) {
    errors.add([`e${line}`, cell], Array<CellFault>(100).fill(fault));
    if (errors.isDue()) await errors.flush();
  }
  await errors.end();
  expect(length).toBeLessThan(batchImportLimits.maxBytes + 1_010_000);
  expect(last).toMatch(/;… \+ 7\r\n$/);
});

it('the error file has one column of reasons, limited to about a thousand characters per line', async () => {
  let written = '';
  const errors = errorFile(async (_number, lines) => {
    written += lines;
  });
  errors.begin({ cells: ['ext_id', importErrorsColumn], faults: [] });
  errors.add(['a', 'an earlier reason'], Array<CellFault>(100).fill(fault));
  errors.stop(3, 'quote_not_closed');
  await errors.end();
  const [head, line, end] = written.split('\r\n');
  expect(head).toBe(`${utf8Mark}ext_id;${importErrorsColumn}`);
  expect(line).toMatch(/^a;.{500,1002}$/);
  expect(end).toMatch(/^3;/);
});
