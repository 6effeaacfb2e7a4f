// Specification: §4.44, §12.3, §12.4, §12.5, §12.6
import { describe, expect, it } from 'vitest';
import { csvOf, importBench, wholeEvent } from '../../../../test/import-bench.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const bench = async () => importBench(await startApi());
const near = { lon: 0.6848, lat: 47.3941 };

describe('an import by staff', () => {
  it('checks its file without writing an event; once confirmed, search finds its events', async () => {
    const { staff, check, confirm, work, read, get, db } = await bench();
    const as = await staff();
    const file = csvOf(
      wholeEvent,
      { ...wholeEvent, start_date: '2026-07-15' },
      { ...wholeEvent, ext_id: 'expo', title: 'Exposition' },
    );
    const checked = await check(as, file);
    expect(checked).toMatchObject({
      status: 'ready',
      encoding: 'utf-8',
      delimiter: ';',
      isReviewed: false,
      organisation: null,
      outcome: null,
      failure: null,
      check: {
        lines: 3,
        events: 2,
        blocking: 0,
        faults: 0,
        warnings: 0,
        byPath: [],
        expected: { created: 2, updated: 0, unchanged: 0, skipped: 0 },
      },
      progress: { processed: 3, total: 3 },
    });
    expect(await db.poi.count()).toBe(0);
    expect((await confirm(as, checked.id)).body).toMatchObject({ status: 'running' });
    await work();
    expect(await read(as, checked.id)).toMatchObject({
      status: 'done',
      progress: { processed: 3, total: 3 },
      finishedAt: '2026-06-10T10:00:00Z',
      outcome: {
        created: 2,
        updated: 0,
        unchanged: 0,
        skipped: 0,
        rejected: 0,
        photosQueued: 0,
        photosFailed: 0,
      },
    });
    const found = (await get('/pois', near)).body.items;
    expect(
      found.map(({ label, startDate, poiTime, minPriceCents }: Record<string, unknown>) => [
        label,
        startDate,
        poiTime,
        minPriceCents,
      ]),
    ).toEqual([
      ['Bal des quais', '2026-07-14', '20:30:00', 500],
      ['Exposition', '2026-07-14', '20:30:00', 500],
    ]);
    const poi = (await get(`/pois/${found[0].id}`)).body;
    expect(poi.periods).toHaveLength(2);
    expect(poi.slugFr).toBe('bal-des-quais-tours');
  });

  it('with a code that a newer server has stored is read, with the nearest known code of its kind', async () => {
    const { staff, check, read, send, db } = await bench();
    const as = await staff();
    const { id } = await check(as, csvOf({ ...wholeEvent, theme1: '' }));
    const findings = async () => (await send('GET', `/imports/${id}/findings`, { as })).body.items;
    expect(await findings()).toMatchObject([{ kind: 'warning', code: 'theme_missing' }]);
    await db.$executeRaw`UPDATE import_finding SET code = 'code_of_tomorrow'`;
    await db.$executeRaw`UPDATE import_batch
      SET check_report = replace(check_report::text, 'theme_missing', 'code_of_tomorrow')::jsonb`;
    expect(await findings()).toMatchObject([{ kind: 'warning', code: 'position_missing' }]);
    const { check: checked } = await read(as, id);
    expect(checked.byPath).toMatchObject([{ kind: 'warning', code: 'position_missing' }]);
  });

  it('sent again, leaves equal events unchanged, updates changed ones under the same id and slug, keeps absent ones', async () => {
    const { staff, importFile, db } = await bench();
    const as = await staff();
    const other = { ...wholeEvent, ext_id: 'expo', title: 'Exposition' };
    await importFile(as, csvOf(wholeEvent, other));
    const before = await db.poi.findFirstOrThrow({ where: { extId: 'bal' } });
    expect((await importFile(as, csvOf(wholeEvent, other))).outcome).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    const again = await importFile(as, csvOf({ ...wholeEvent, title: 'Grand bal' }));
    expect(again.outcome).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await db.poi.findFirstOrThrow({ where: { extId: 'bal' } })).toMatchObject({
      id: before.id,
      slugFr: before.slugFr,
    });
    expect(await db.poi.count()).toBe(2);
  });

  it('keeps events without theme, position or date as drafts with a warning; publishes a museum without a date', async () => {
    const { staff, importFile, findings, db } = await bench();
    const as = await staff();
    const { theme1: _1, ...themeless } = wholeEvent;
    const { longitude: _2, latitude: _3, ...placeless } = wholeEvent;
    const { start_date: _4, start_time: _5, ...dateless } = wholeEvent;
    const file = csvOf(
      { ...themeless, ext_id: 'a' },
      { ...placeless, ext_id: 'b' },
      { ...dateless, ext_id: 'c' },
      { ...dateless, ext_id: 'd', theme1: 'musees' },
    );
    const done = await importFile(as, file);
    expect(done.check).toMatchObject({ warnings: 3, faults: 0 });
    expect(
      (await findings(as, done.id)).map(({ line, code, kind }: Record<string, unknown>) => [
        line,
        code,
        kind,
      ]),
    ).toEqual([
      [2, 'theme_missing', 'warning'],
      [3, 'position_missing', 'warning'],
      [4, 'day_missing', 'warning'],
      [3, 'place_unknown', 'warning'],
    ]);
    const states = await db.poi.findMany({
      orderBy: { extId: 'asc' },
      include: { versions: true },
    });
    expect(
      states.map(({ versions: [version] }) => [version?.status, version?.isPermanent]),
    ).toEqual([
      ['draft', false],
      ['draft', false],
      ['draft', false],
      ['published', true],
    ]);
  });
});

describe('an import by an organisation', () => {
  it('submits a new event for review; once published, shows a change from the next import only after its acceptance', async () => {
    const { organiser, importFile, db, send, signIn, get } = await bench();
    const { editor, organisation } = await organiser();
    const options = { organisationId: organisation.id };
    const done = await importFile(editor, csvOf(wholeEvent), options);
    expect(done).toMatchObject({
      isReviewed: true,
      organisation: { id: organisation.id, name: 'Comité des fêtes' },
      outcome: { created: 1 },
    });
    const poi = await db.poi.findFirstOrThrow({ include: { versions: true, history: true } });
    expect(poi).toMatchObject({ organisationId: organisation.id, slugFr: null, publishedAt: null });
    expect(poi.versions).toMatchObject([{ status: 'in-review', label: 'Bal des quais' }]);
    expect(poi.history).toMatchObject([
      { actorKind: 'import', action: 'submitted', toStatus: 'in-review' },
    ]);
    expect((await get('/pois', near)).body.items).toEqual([]);
    const moderator = await signIn({ permissions: ['poi_mod'] });
    const accept = async () => {
      const { editVersion: version } = await db.poi.findFirstOrThrow();
      return send('POST', `/org/pois/${poi.id}/acceptance`, { as: moderator, body: { version } });
    };
    expect((await accept()).status).toBe(200);
    expect((await get('/pois', near)).body.items).toMatchObject([
      { label: 'Bal des quais', slugFr: 'bal-des-quais-tours' },
    ]);
    const again = await importFile(editor, csvOf({ ...wholeEvent, title: 'Grand bal' }), options);
    expect(again.outcome).toMatchObject({ updated: 1, skipped: 0 });
    expect((await get(`/pois/${poi.id}`)).body.label).toBe('Bal des quais');
    expect((await accept()).status).toBe(200);
    expect((await get(`/pois/${poi.id}`)).body).toMatchObject({
      label: 'Grand bal',
      slugFr: 'bal-des-quais-tours',
    });
  });

  it('submits an event that a moderator refused again once the next file changes it', async () => {
    const { organiser, importFile, db, send, signIn } = await bench();
    const { editor, organisation } = await organiser();
    await importFile(editor, csvOf(wholeEvent), { organisationId: organisation.id });
    const { id: poiId, editVersion: version } = await db.poi.findFirstOrThrow();
    const moderator = await signIn({ permissions: ['poi_mod'] });
    await send('POST', `/org/pois/${poiId}/refusal`, {
      as: moderator,
      body: { version, reasons: ['TEXTE_A_REVOIR'] },
    });
    await importFile(editor, csvOf({ ...wholeEvent, description: 'Deux soirs.' }), {
      organisationId: organisation.id,
    });
    expect(await db.poiVersion.findMany()).toMatchObject([
      { status: 'in-review', description: 'Deux soirs.', refusalReasons: [], decidedAt: null },
    ]);
  });

  it('creates one event per organisation when two organisations use the same external identifier', async () => {
    const { organiser, importFile, db } = await bench();
    const [one, two] = [await organiser('Une'), await organiser('Deux')];
    await importFile(one.editor, csvOf(wholeEvent), { organisationId: one.organisation.id });
    await importFile(two.editor, csvOf(wholeEvent), { organisationId: two.organisation.id });
    expect((await db.poi.findMany()).map(({ organisationId }) => organisationId).sort()).toEqual(
      [one.organisation.id, two.organisation.id].sort(),
    );
  });
});

it('an import by staff skips and lists a line for an event that was reassigned to an organisation', async () => {
  const { staff, importFile, findings, organiser, signIn, send, db } = await bench();
  const as = await staff();
  await importFile(as, csvOf(wholeEvent));
  const { organisation } = await organiser();
  const moderator = await signIn({ permissions: ['poi_mod'] });
  const { id, editVersion: version } = await db.poi.findFirstOrThrow();
  await send('POST', `/org/pois/${id}/reassignment`, {
    as: moderator,
    body: { version, organisationId: organisation.id },
  });
  const done = await importFile(
    as,
    csvOf({ ...wholeEvent, title: 'Grand bal' }, { ...wholeEvent, ext_id: 'autre' }),
  );
  expect(done).toMatchObject({
    check: { expected: { created: 1, skipped: 1 } },
    outcome: { created: 1, updated: 0, skipped: 1 },
  });
  expect(await findings(as, done.id)).toEqual([
    {
      kind: 'skipped',
      line: 2,
      path: null,
      expected: null,
      obtained: null,
      code: 'event_reassigned',
      row: null,
      message: null,
      extId: 'bal',
    },
  ]);
  expect(await db.poiVersion.findMany({ where: { poiId: id } })).toMatchObject([
    { label: 'Bal des quais' },
  ]);
});
