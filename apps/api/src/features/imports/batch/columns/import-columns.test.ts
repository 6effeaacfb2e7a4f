// Specification: §12.1, §12.8, §12.13
import { describe, expect, it } from 'vitest';
import { importBench } from '../../../../../test/import-bench.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { odsOf, xlsxOfTexts } from '../../../../../test/spreadsheets/sheet-files.ts';
import { importReadingRepository } from './import-reading.repository.ts';

const bench = async () => importBench(await startApi());
const programme = [
  ['Nom', 'Quand', 'Salle', 'CP', 'Ville', 'Catégorie', 'Prix d’entrée'],
  ['Bal', '12/07/2026', 'Salle des fêtes', '37000', 'Tours', 'Concert', 'gratuit'],
  ['Bal', '13/07/2026', 'Salle des fêtes', '37000', 'Tours', 'Concert', 'gratuit'],
  ['Loto', '14 juil. 2026', '', '37000', 'Tours', 'Tournoi', '5 €'],
] as const;
const csv = programme.map((cells) => cells.join(';')).join('\r\n');
const guessed = ['title', 'start_date', 'venue_name', 'postal_code', 'city', 'theme1', 'min_price'];
type Heading = { heading: string; column: string | null; origin: string; samples: string[] };

async function sent() {
  const api = await bench();
  const { editor, organisation } = await api.organiser();
  const { id } = await api.check(editor, csv, { organisationId: organisation.id });
  const reading = async (importId = id): Promise<{ headings: Heading[]; events: object[] }> =>
    (await api.send('GET', `/imports/${importId}/reading`, { as: editor })).body;
  const choose = (columns: (string | null)[], importId = id) =>
    api.send('PUT', `/imports/${importId}/columns`, { as: editor, body: { columns } });
  return { ...api, editor, organisation, id, reading, choose };
}
const columnsOf = ({ headings }: { headings: Heading[] }) => headings.map(({ column }) => column);

describe('GET /imports/{id}/reading', () => {
  it('200: has the headings with their columns and sample values, and the first events with all their dates', async () => {
    const { reading } = await sent();
    const { headings, events } = await reading();
    expect(headings.map(({ column, origin }) => [column, origin])).toEqual(
      guessed.map((column) => [column, 'guess']),
    );
    expect(headings[1]).toMatchObject({
      heading: 'Quand',
      samples: ['12/07/2026', '13/07/2026', '14 juil. 2026'],
    });
    expect(events).toMatchObject([
      {
        label: 'Bal',
        placeName: 'Salle des fêtes',
        locality: 'Tours',
        themes: ['concerts'],
        isFree: true,
        periodCount: 2,
      },
      { label: 'Loto', minPriceCents: 500, periods: [{ startDate: '2026-07-14' }] },
    ]);
  });

  it('200: is empty while the file is being checked', async () => {
    const { sendFile, staff, send } = await bench();
    const as = await staff();
    const { body } = await sendFile(as, csv);
    expect((await send('GET', `/imports/${body.id}/reading`, { as })).body).toEqual({
      headings: [],
      events: [],
    });
  });

  it('404: hides the import from the members of other organisations', async () => {
    const { id, organiser, send } = await sent();
    const { editor } = await organiser('Autre');
    expect((await send('GET', `/imports/${id}/reading`, { as: editor })).status).toBe(404);
  });
});

describe('PUT /imports/{id}/columns', () => {
  it('200: checks the file again with these columns, and the import writes them', async () => {
    const { choose, work, reading, read, editor, id, confirm, db } = await sent();
    const answer = await choose([...guessed.slice(0, 6), 'price_label']);
    expect(answer).toMatchObject({ status: 200, body: { status: 'checking', check: null } });
    await work();
    const { headings, events } = await reading();
    expect(headings.at(-1)).toMatchObject({ column: 'price_label', origin: 'choice' });
    expect(events).toMatchObject([{ isFree: false }, { minPriceCents: null }]);
    await confirm(editor, id);
    await work();
    expect(await read(editor, id)).toMatchObject({ status: 'done', outcome: { created: 2 } });
    expect(await db.poiVersion.findFirst({ where: { label: 'Loto' } })).toMatchObject({
      placeName: null,
      minPriceCents: null,
    });
  });

  it('keeps the columns for the next file with the same headings and for its error file, of this organisation alone', async () => {
    const { choose, work, check, reading, editor, organisation, organiser, send } = await sent();
    await choose([...guessed.slice(0, 6), null]);
    await work();
    const next = await check(editor, csv.replace('Loto', 'Grand loto'), {
      organisationId: organisation.id,
    });
    expect(columnsOf(await reading(next.id)).at(-1)).toBeNull();
    const errors = csv.replace('Prix d’entrée', 'Prix d’entrée;erreurs');
    const again = await check(editor, errors, { organisationId: organisation.id });
    expect(columnsOf(await reading(again.id))).toEqual([...guessed.slice(0, 6), null, null]);
    const other = await organiser('Autre');
    const { id } = await check(other.editor, csv, { organisationId: other.organisation.id });
    const { body } = await send('GET', `/imports/${id}/reading`, { as: other.editor });
    expect(columnsOf(body).at(-1)).toBe('min_price');
  });

  it('lets a file with fixed names have no identifiers', async () => {
    const { check, choose, work, read, editor, organisation } = await sent();
    const { id, status } = await check(editor, 'title;city\nBal;Tours', {
      organisationId: organisation.id,
    });
    expect(status).toBe('blocked');
    await choose(['title', 'city'], id);
    await work();
    expect(await read(editor, id)).toMatchObject({ status: 'ready', check: { events: 1 } });
  });

  it('400 request_invalid: names the field of a wrong number of columns, of a repeated and of an unknown column', async () => {
    const { choose, read, editor, id } = await sent();
    const pointers = async (columns: (string | null)[]) =>
      (await choose(columns)).body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(await pointers(['title'])).toEqual(['/body/columns']);
    expect(await pointers(['title', 'title', null, null, null, null, null])).toEqual([
      '/body/columns/1',
    ]);
    expect(await pointers(['titre', null, null, null, null, null, null])).toEqual([
      '/body/columns/0',
    ]);
    expect(await read(editor, id)).toMatchObject({ status: 'ready' });
  });

  it('409 import_transition_forbidden: refuses while the file is being checked and after the confirmation', async () => {
    const { choose, confirm, editor, id } = await sent();
    await choose(guessed);
    expect((await choose(guessed)).body.code).toBe('import_transition_forbidden');
    await confirm(editor, id);
    expect((await choose(guessed)).body.code).toBe('import_transition_forbidden');
  });

  it('403, 404, 410: refuses a reader, other organisations and a file that is no longer kept', async () => {
    const { organiser, check, send, db } = await bench();
    const { editor, reader, organisation } = await organiser();
    const { id } = await check(editor, csv, { organisationId: organisation.id });
    const codeOf = async (as: typeof editor) =>
      (await send('PUT', `/imports/${id}/columns`, { as, body: { columns: guessed } })).body.code;
    expect(await codeOf(reader)).toBe('permission_missing');
    expect(await codeOf((await organiser('Autre')).editor)).toBe('import_not_found');
    await db.organisation.update({
      where: { id: organisation.id },
      data: { status: 'suspended', reason: 'x' },
    });
    expect(await codeOf(editor)).toBe('organisation_suspended');
    await db.organisation.update({ where: { id: organisation.id }, data: { status: 'pending' } });
    expect(await codeOf(editor)).toBe('organisation_not_approved');
    await db.organisation.update({ where: { id: organisation.id }, data: { status: 'approved' } });
    await db.importBatch.update({ where: { id }, data: { hasFile: false } });
    expect(await codeOf(editor)).toBe('import_file_gone');
  });
});

it('the newest hundred sets of headings of a source keep their columns', async () => {
  const { db } = await bench();
  const readings = importReadingRepository(db);
  for (let index = 0; index < 103; index += 1)
    await readings.keepChoice({
      source: 'import',
      headingSet: `set ${index}`,
      organisationId: null,
      columns: '["title"]',
      now: new Date(Date.UTC(2026, 5, 1, 0, 0, index)),
    });
  expect(await db.importColumnChoice.count()).toBe(100);
  expect(await readings.findChoice('import', 'set 2')).toBeUndefined();
  expect(await readings.findChoice('import', 'set 102')).toEqual(['title']);
});

describe('a spreadsheet that an organiser sends', () => {
  const texts = (cells: readonly string[]): string =>
    cells
      .map(
        (text) =>
          `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
      )
      .join('');
  it.each<[string, Buffer]>([
    ['xlsx', xlsxOfTexts([['Programme de juillet'], [], ...programme])],
    [
      'ods',
      odsOf(
        [['Programme de juillet'], [], ...programme]
          .map((cells) => `<table:table-row>${texts(cells)}</table:table-row>`)
          .join(''),
      ),
    ],
  ])(
    'is checked and imported as a CSV file is, from a file .%s, which can be downloaded as it was sent',
    async (format, file) => {
      const { staff, importFile, check, request, db } = await bench();
      const as = await staff();
      const done = await importFile(as, file, { name: `programme.${format}` });
      expect(done).toMatchObject({
        status: 'done',
        format,
        sizeBytes: file.length,
        check: { lines: 3, faults: 0 },
        outcome: { created: 2 },
      });
      expect(await db.period.count()).toBe(3);
      expect((await check(as, file)).check.expected).toMatchObject({ created: 0, unchanged: 2 });
      const { headers, body } = await request
        .get(`/api/v1/imports/${done.id}/file`)
        .set(as.headers)
        .buffer()
        .parse((answer, end) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('end', () => end(null, Buffer.concat(pieces)));
        });
      expect(headers['content-type']).toContain(
        format === 'xlsx' ? 'openxmlformats' : 'opendocument',
      );
      expect(Buffer.compare(body as Buffer, file)).toBe(0);
    },
  );

  it.each<[string, number, Buffer, string]>([
    ['damaged', 422, xlsxOfTexts(programme).subarray(0, 500), 'import_sheet_unreadable'],
    [
      'too wide',
      413,
      odsOf(`<table:table-row>${texts(Array.from({ length: 201 }, () => 'x'))}</table:table-row>`),
      'import_sheet_too_large',
    ],
  ])(
    'is refused when it is %s, with %i, and no import is stored',
    async (_, status, file, code) => {
      const { staff, sendFile, db } = await bench();
      const answer = await sendFile(await staff(), file, { name: 'programme.csv' });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect([await db.importBatch.count(), await db.importOriginalPiece.count()]).toEqual([0, 0]);
    },
  );
});
