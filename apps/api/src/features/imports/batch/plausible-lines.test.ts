import { expect, it } from 'vitest';
import { csvOf, importBench, wholeEvent } from '../../../../test/import-bench.ts';
import { smallGazetteer, touraine } from '../../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

async function benchWithCommunes() {
  const bench = importBench(await startApi());
  await smallGazetteer(bench.db, touraine).loadIfMissing();
  return bench;
}

const line = (extId: string, more: object) => ({ ...wholeEvent, ext_id: extId, ...more });
const blere = { longitude: '0,99', latitude: '47,33', city: 'Bléré' };
const said = (findings: Record<string, unknown>[]) =>
  findings.map(({ line: row, kind, code, expected, obtained }) => [
    row,
    kind,
    code,
    expected,
    obtained,
  ]);

it('an import refuses lines of far years, questions odd hours and long periods, and keeps both as written', async () => {
  const { staff, importFile, findings, db } = await benchWithCommunes();
  const as = await staff();
  const done = await importFile(
    as,
    csvOf(
      line('a', { start_date: '2032-05-01', start_time: '02:00', end_time: '04:00' }),
      line('b', { start_time: '02:00', end_time: '04:00' }),
      line('c', { start_time: '23:00', end_time: '04:00' }),
      line('d', { start_date: '2026-07-01', end_date: '2028-07-01', start_time: '' }),
    ),
  );
  expect(done.check).toMatchObject({ events: 3, faults: 1, warnings: 2 });
  expect(done.outcome).toMatchObject({ created: 3 });
  expect(said(await findings(as, done.id))).toEqual([
    [2, 'line', 'day_far', '2029-06-10', '2032-05-01'],
    [3, 'warning', 'hours_unlikely', null, '02:00 – 04:00'],
    [5, 'warning', 'period_long', '500', '732'],
  ]);
  const periods = await db.$queryRaw`
    SELECT p.ext_id AS id, t.start_time::text AS "from", t.end_date::text AS until
    FROM period t JOIN poi_version v ON v.id = t.version_id JOIN poi p ON p.id = v.poi_id ORDER BY 1`;
  expect(periods).toEqual([
    { id: 'b', from: '02:00:00', until: '2026-07-14' },
    { id: 'c', from: '23:00:00', until: '2026-07-14' },
    { id: 'd', from: null, until: '2028-07-01' },
  ]);
});

it('an import questions an event whose dates are all past, once for all its lines, and imports it', async () => {
  const { staff, importFile, findings } = await benchWithCommunes();
  const as = await staff();
  const done = await importFile(
    as,
    csvOf(
      line('a', { start_date: '2026-05-01', end_date: '2026-05-01' }),
      line('a', { start_date: '2026-05-02', end_date: '2026-05-02' }),
      line('b', { start_date: '2026-05-01', end_date: '2026-05-01' }),
      line('b', { start_date: '2026-07-01', end_date: '2026-07-01' }),
    ),
  );
  expect(done.outcome).toMatchObject({ created: 2 });
  expect(said(await findings(as, done.id))).toEqual([[2, 'warning', 'days_past', null, null]]);
});

it('an import corrects a contradictory postcode as its check said, questions other contradictions, and changes nothing when sent again', async () => {
  const { staff, check, importFile, findings, db } = await benchWithCommunes();
  const as = await staff();
  const file = csvOf(
    line('a', { ...blere, postal_code: '45190', address: '1 rue du Lac, 45190 Bléré' }),
    line('b', { postal_code: '45000' }),
    line('c', { ...blere, postal_code: '37000', address: 'Mairie de Tours' }),
    line('d', { ...blere, city: 'Tours', postal_code: '37150' }),
    line('e', { ...blere, city: 'Tours' }),
    line('f', { ...blere, postal_code: '37150' }),
    line('g', { longitude: '', latitude: '', postal_code: '45190' }),
  );
  const checked = await check(as, file);
  expect(said(await findings(as, checked.id))).toEqual([
    [2, 'warning', 'postal_code_corrected', '37150', '45190'],
    [3, 'warning', 'postal_code_corrected', null, '45000'],
    [4, 'warning', 'postal_code_elsewhere', 'Bléré', '37000'],
    [5, 'warning', 'city_elsewhere', '37150', 'Tours'],
    [6, 'warning', 'position_elsewhere', 'Tours', '23'],
    [8, 'warning', 'position_missing', null, null],
  ]);
  await importFile(as, file);
  const places = await db.$queryRaw`
    SELECT p.ext_id AS id, v.postal_code AS code, v.street_address AS address
    FROM poi p JOIN poi_version v ON v.poi_id = p.id ORDER BY 1`;
  expect(places).toEqual([
    { id: 'a', code: '37150', address: '1 rue du Lac, 37150 Bléré' },
    { id: 'b', code: null, address: null },
    { id: 'c', code: '37000', address: 'Mairie de Tours' },
    { id: 'd', code: '37150', address: null },
    { id: 'e', code: '37000', address: null },
    { id: 'f', code: '37150', address: null },
    { id: 'g', code: '45190', address: null },
  ]);
  expect((await importFile(as, file)).outcome).toMatchObject({ unchanged: 7, updated: 0 });
});

it('POST /imports/validation finds a far day, odd hours and a contradictory place', async () => {
  const { staff, send } = await benchWithCommunes();
  const as = await staff();
  const validate = async (more: object) =>
    (await send('POST', '/imports/validation', { as, body: { ...wholeEvent, ...more } })).body;
  expect(await validate({ start_date: '2032-05-01' })).toMatchObject({
    isComplete: false,
    findings: [{ kind: 'line', code: 'day_far', path: 'start_date' }],
  });
  expect(await validate({ ...blere, postal_code: '45190', start_time: '02:00' })).toMatchObject({
    isComplete: true,
    findings: [{ code: 'hours_unlikely' }, { code: 'postal_code_corrected', expected: '37150' }],
  });
});
