// Specification: §3.34 (the example), §4.43, §8.11, §12.1, §12.7, §12.11
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { type Cells, csvOf, importBench, wholeEvent } from '../../../../test/import-bench.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const bench = async () => importBench(await startApi());
const wrong: Cells = {
  ...wholeEvent,
  ext_id: 'faux',
  start_date: '31/02/2026',
  booking_email: '=cmd|calc',
};

describe('POST /imports', () => {
  it('201: creates an import in the state "checking", with the size and the name of the file, without its folder', async () => {
    const { staff, sendFile } = await bench();
    const { status, body } = await sendFile(await staff(), csvOf(wholeEvent), {
      name: 'C:\\agenda été.csv',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileName: 'agenda été.csv',
      status: 'checking',
      organisation: null,
      hasFile: true,
      check: null,
      outcome: null,
      failure: null,
      progress: { processed: 0, total: 0 },
      encoding: null,
      delimiter: null,
      createdAt: '2026-06-10T10:00:00Z',
      finishedAt: null,
      sizeBytes: Buffer.byteLength(csvOf(wholeEvent)),
    });
  });

  it.each<[string, Buffer, string]>([
    ['an empty file', Buffer.from(''), 'import_file_empty'],
    ['a damaged xlsx', Buffer.from('PK\u0003\u0004 and the rest'), 'import_sheet_unreadable'],
    [
      'xls',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'import_file_spreadsheet',
    ],
    [
      'Excel’s « Texte Unicode »',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('ext_id\ttitle', 'utf16le')]),
      'import_file_utf16',
    ],
    ['UTF-16 without byte order mark', Buffer.from('ext_id;title', 'utf16le'), 'import_file_utf16'],
    ['NUL bytes', Buffer.from('ext_id;title\na;b\u0000c'), 'import_file_binary'],
  ])('422: refuses %s, with a code for its cause, and stores no import', async (_, file, code) => {
    const { staff, sendFile, db } = await bench();
    const answer = await sendFile(await staff(), file);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect(await db.importBatch.count()).toBe(0);
  });

  it('400 request_invalid: names the field of a missing file or of a malformed organisation id', async () => {
    const { staff, sendFile, request } = await bench();
    const as = await staff();
    const without = await request
      .post('/api/v1/imports')
      .set(as.headers)
      .field('organisationId', '');
    expect([without.status, without.body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/body/file' })],
    ]);
    expect(
      (await sendFile(as, csvOf(wholeEvent), { organisationId: 'x' })).body.errors,
    ).toMatchObject([{ pointer: '/body/organisationId' }]);
  });

  it('415 unsupported_media_type: refuses a JSON body instead of a form', async () => {
    const { staff, send } = await bench();
    expect(await send('POST', '/imports', { as: await staff(), body: {} })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
  });

  it('401, 403: refuses without session, verified address, staff permission or editor role, and an editor without organisation id', async () => {
    const { sendFile, signIn, organiser } = await bench();
    const { editor, reader, organisation } = await organiser();
    const file = csvOf(wholeEvent);
    const codeOf = async (...sent: Parameters<typeof sendFile>) =>
      (await sendFile(...sent)).body.code;
    expect(await codeOf({ id: '', email: '', headers: {} }, file)).toBe('session_missing');
    expect(
      await codeOf(await signIn({ isVerified: false, permissions: ['batch_import'] }), file),
    ).toBe('email_unverified');
    expect(await codeOf(await signIn(), file)).toBe('permission_missing');
    expect(await codeOf(reader, file, { organisationId: organisation.id })).toBe(
      'permission_missing',
    );
    expect(await codeOf(editor, file)).toBe('permission_missing');
  });

  it('404, 409, 403: refuses an organisation that is not the editor’s, unknown, not yet approved or suspended', async () => {
    const { sendFile, organiser, db, staff } = await bench();
    const [{ editor, organisation }, other] = [await organiser(), await organiser('Autre')];
    const file = csvOf(wholeEvent);
    const codeFor = async (organisationId: string, as = editor) =>
      (await sendFile(as, file, { organisationId })).body.code;
    expect(await codeFor(other.organisation.id)).toBe('organisation_not_found');
    expect(await codeFor(uuidv7(), await staff())).toBe('organisation_not_found');
    const become = (status: string) =>
      db.organisation.update({ where: { id: organisation.id }, data: { status, reason: 'x' } });
    await become('pending');
    expect(await codeFor(organisation.id)).toBe('organisation_not_approved');
    await become('suspended');
    expect(await codeFor(organisation.id, await staff())).toBe('organisation_suspended');
  });

  it('429 import_limited: refuses the 31st file of an account within an hour, with retry-after 3600', async () => {
    const { staff, sendFile, db } = await bench();
    const as = await staff();
    await sendFile(as, csvOf(wholeEvent));
    const [first] = await db.importBatch.findMany();
    if (first === undefined) throw new Error('nothing was sent');
    const { checkReport: _1, outcome: _2, headings: _3, preview: _4, ...row } = first;
    await db.importBatch.createMany({
      data: Array.from({ length: 29 }, () => ({ ...row, id: uuidv7() })),
    });
    const answer = await sendFile(as, csvOf(wholeEvent));
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      429,
      'import_limited',
      '3600',
    ]);
  });
});

describe('findings of the check of an import', () => {
  it('are listed and filtered by kind, column and code; the error file, once corrected and sent, imports the rejected event', async () => {
    const { staff, check, findings, send, importFile, db } = await bench();
    const as = await staff();
    const file = csvOf(wholeEvent, wrong, { ...wholeEvent, ext_id: 'sans', theme1: '' }).replace(
      "'=cmd",
      '=cmd',
    );
    const found = await check(as, file);
    expect(found).toMatchObject({
      status: 'ready',
      check: { lines: 3, events: 2, blocking: 0, faults: 1, warnings: 1 },
    });
    expect(found.check.byPath).toContainEqual({
      path: 'start_date',
      kind: 'line',
      code: 'day_invalid',
      count: 1,
      lines: [3],
      expected: 'yyyy-MM-dd or dd/MM/yyyy',
      obtained: '31/02/2026',
    });
    expect(await findings(as, found.id, { path: 'start_date' })).toEqual([
      {
        kind: 'line',
        line: 3,
        path: 'start_date',
        expected: 'yyyy-MM-dd or dd/MM/yyyy',
        obtained: '31/02/2026',
        code: 'day_invalid',
        row: null,
        message: null,
        extId: 'faux',
      },
    ]);
    expect(await findings(as, found.id, { kind: 'warning' })).toMatchObject([
      { line: 4, code: 'theme_missing' },
    ]);
    expect(await findings(as, found.id, { code: 'email_invalid', kind: 'line' })).toMatchObject([
      { obtained: '=cmd|calc' },
    ]);
    const errors = await send('GET', `/imports/${found.id}/errors`, { as });
    expect(errors.headers['content-type']).toContain('text/csv');
    expect(errors.headers['content-disposition']).toContain('agenda-erreurs.csv');
    expect(errors.text).toContain(";'=cmd|calc;");
    expect(errors.text.trim().split('\r\n')).toHaveLength(2);
    const corrected = errors.text
      .replace('31/02/2026', '2026-07-14')
      .replace("'=cmd|calc", 'bal@exemple.fr');
    expect(await importFile(as, corrected)).toMatchObject({ outcome: { created: 1, rejected: 0 } });
    expect((await db.poi.findMany()).map(({ extId }) => extId)).toEqual(['faux']);
    // Lines that the check rejected are counted in the outcome, not imported.
    expect(await importFile(as, file)).toMatchObject({ outcome: { created: 2, rejected: 1 } });
  });

  it.each<[string, string, object[]]>([
    [
      'a missing required value',
      csvOf(wholeEvent, { ...wholeEvent, ext_id: 'x', title: '' }),
      [{ kind: 'blocking', code: 'value_missing', line: 3, path: 'title' }],
    ],
    [
      'two titles for one event',
      csvOf(wholeEvent, { ...wholeEvent, title: 'Autre' }),
      [{ kind: 'blocking', code: 'title_conflict', expected: 'Bal des quais', obtained: 'Autre' }],
    ],
    [
      'an unclosed quote',
      `${csvOf(wholeEvent)}b;"Bal`,
      [
        {
          kind: 'parse',
          code: 'quote_not_closed',
          row: 3,
          message: expect.stringContaining('Quote Not Closed'),
        },
      ],
    ],
    [
      'an unknown header',
      'fonction;quartier\nBal;2026-07-14',
      [
        { code: 'column_missing', path: 'ext_id' },
        { code: 'column_missing', path: 'title' },
        {},
        {},
      ],
    ],
    ['no lines', csvOf(), [{ code: 'lines_none' }]],
  ])('a blocking error prevents the confirmation of the import: %s', async (_, file, expected) => {
    const { staff, check, findings, confirm, db, work, send } = await bench();
    const as = await staff();
    const found = await check(as, file);
    expect(found.status).toBe('blocked');
    expect(found.check.blocking).toBeGreaterThan(0);
    expect(await findings(as, found.id)).toMatchObject(expected);
    const refused = await confirm(as, found.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'import_transition_forbidden']);
    await work();
    expect(await db.poi.count()).toBe(0);
    expect((await send('GET', `/imports/${found.id}/errors`, { as })).status).toBe(200);
  });

  it('200: POST /imports/validation checks one event by the rules of an import and writes no event', async () => {
    const { staff, send, db } = await bench();
    const as = await staff();
    const validate = async (body: object) =>
      (await send('POST', '/imports/validation', { as, body })).body;
    expect(await validate(wholeEvent)).toEqual({ isComplete: true, findings: [] });
    expect(await validate({ ...wholeEvent, theme1: '' })).toMatchObject({
      isComplete: false,
      findings: [{ code: 'theme_missing' }],
    });
    expect(await validate(wrong)).toMatchObject({
      isComplete: false,
      findings: [{ path: 'start_date' }, { path: 'booking_email' }],
    });
    expect(await validate({ nom: 'Bal' })).toMatchObject({ code: 'request_invalid' });
    expect(await db.poi.count()).toBe(0);
  });
});

describe('file downloads', () => {
  it('the example file of an import has no fault and imports one event with two dates and one photo', async () => {
    const { staff, send, importFile, db } = await bench();
    const as = await staff();
    const { text, headers } = await send('GET', '/imports/example', { as });
    expect(headers['content-type']).toContain('text/csv; charset=utf-8');
    expect(await importFile(as, text)).toMatchObject({
      check: { faults: 0, warnings: 0, lines: 2, events: 1 },
      outcome: { created: 1, photosQueued: 1 },
    });
    expect(await db.period.count()).toBe(2);
  });

  it('returns the imported file in its encoding; once deleted after three months: 410 for file, errors and confirmation', async () => {
    const { staff, sendFile, send, clock, imports, confirm, read, work } = await bench();
    const as = await staff();
    const bytes = Buffer.from(csvOf(wholeEvent).replace('quais', 'qu\u00e9'), 'latin1');
    const { body } = await sendFile(as, bytes);
    await work();
    const back = await send('GET', `/imports/${body.id}/file`, { as });
    expect(back.headers['content-type']).toContain('windows-1252');
    expect(Buffer.from(back.text, 'latin1').length).toBe(bytes.length);
    clock.set('2026-09-10T10:00:00Z');
    expect(await imports.forgetOld()).toBe(1);
    expect(await read(as, body.id)).toMatchObject({
      hasFile: false,
      status: 'cancelled',
      check: { events: 1 },
    });
    for (const path of ['file', 'errors'])
      expect((await send('GET', `/imports/${body.id}/${path}`, { as })).body.code).toBe(
        'import_file_gone',
      );
    expect((await confirm(as, body.id)).status).toBe(410);
  });
});

describe('access to imports', () => {
  it('members see only imports by members of their organisation, staff sees all; readers cannot confirm or cancel', async () => {
    const { staff, organiser, sendFile, send, work } = await bench();
    const [team, { editor, reader, organisation }, other] = [
      await staff(),
      await organiser(),
      await organiser('Autre'),
    ];
    const mine = (await sendFile(editor, csvOf(wholeEvent), { organisationId: organisation.id }))
      .body.id;
    const ofTeam = (await sendFile(team, csvOf(wholeEvent), { organisationId: organisation.id }))
      .body.id;
    await work();
    const idsOf = async (as: typeof team, query = {}) =>
      (await send('GET', '/imports', { as, query })).body.items.map(({ id }: { id: string }) => id);
    expect(await idsOf(team)).toEqual([ofTeam, mine]);
    expect(await idsOf(team, { organisationId: other.organisation.id })).toEqual([]);
    for (const as of [editor, reader])
      expect(await idsOf(as, { organisationId: organisation.id })).toEqual([mine]);
    expect(await idsOf(other.editor)).toEqual([]);
    expect(
      (
        await send('GET', '/imports', {
          as: other.editor,
          query: { organisationId: organisation.id },
        })
      ).body.code,
    ).toBe('organisation_not_found');
    for (const path of ['', '/findings', '/errors', '/file'])
      expect((await send('GET', `/imports/${mine}${path}`, { as: other.editor })).body.code).toBe(
        'import_not_found',
      );
    for (const [as, code] of [
      [other.editor, 'import_not_found'],
      [reader, 'permission_missing'],
    ] as const)
      for (const verb of ['confirmation', 'cancellation'])
        expect((await send('POST', `/imports/${mine}/${verb}`, { as })).body.code).toBe(code);
    for (const verb of ['confirmation', 'cancellation'])
      expect((await send('POST', `/imports/${ofTeam}/${verb}`, { as: editor })).body.code).toBe(
        'import_not_found',
      );
  });

  it('an import by staff for the organisation they edit is marked for review; one without an organisation is not', async () => {
    const { signIn, sendFile, db, organiser } = await bench();
    const { organisation } = await organiser();
    const both = await signIn({ permissions: ['batch_import', 'poi_editor'] });
    await db.membership.create({
      data: { organisationId: organisation.id, accountId: both.id, role: 'editor' },
    });
    expect(
      (await sendFile(both, csvOf(wholeEvent), { organisationId: organisation.id })).body
        .isReviewed,
    ).toBe(true);
    expect((await sendFile(both, csvOf(wholeEvent))).body.isReviewed).toBe(false);
  });

  it('409: refuses to confirm twice and to cancel a finished import; a cancelled import writes nothing', async () => {
    const { staff, check, confirm, send, work, read, importFile, db } = await bench();
    const as = await staff();
    const cancel = async (id: string) =>
      (await send('POST', `/imports/${id}/cancellation`, { as })).body;
    const { id } = await check(as, csvOf(wholeEvent));
    await confirm(as, id);
    expect((await confirm(as, id)).body.code).toBe('import_transition_forbidden');
    expect(await cancel(id)).toMatchObject({
      status: 'cancelled',
      finishedAt: '2026-06-10T10:00:00Z',
    });
    await work();
    expect([(await read(as, id)).status, await db.poi.count()]).toEqual(['cancelled', 0]);
    const done = await importFile(as, csvOf(wholeEvent));
    expect((await cancel(done.id)).code).toBe('import_transition_forbidden');
  });

  it('403: a suspended organisation cannot confirm an import; one confirmed before fails and writes no event', async () => {
    const { organiser, check, confirm, db, work, read } = await bench();
    const { editor, organisation } = await organiser();
    const first = await check(editor, csvOf(wholeEvent), { organisationId: organisation.id });
    const second = await check(editor, csvOf(wholeEvent), { organisationId: organisation.id });
    await confirm(editor, first.id);
    await db.organisation.update({
      where: { id: organisation.id },
      data: { status: 'suspended', reason: 'x' },
    });
    expect((await confirm(editor, second.id)).body.code).toBe('organisation_suspended');
    await work();
    expect(await read(editor, first.id)).toMatchObject({
      status: 'failed',
      failure: 'organisation_not_approved',
    });
    expect(await db.poi.count()).toBe(0);
  });
});
