// Specification: §4.16, §4.21, §5.18, §7.42
import { expect, it } from 'vitest';
import {
  addPicture,
  filled,
  openCompleteEvent,
  openEditor,
  steps,
} from '../../../../test/editor.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

it('an organiser saves categories, dates, place, prices and contacts of a draft; the missing picture is the only error left', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  await api.db.$executeRawUnsafe(
    `INSERT INTO feature (id, "group", label_fr) VALUES ('BabyArea', 'CommonAmenity', 'Espace bébé')`,
  );
  const { save, read } = steps(api, poiId);
  await save(editor, 'categories', { features: ['BabyArea'] });
  for (const tab of ['dates', 'place', 'prices', 'contacts'] as const)
    expect((await save(editor, tab)).status).toBe(200);
  const poi = await read(editor);
  expect(poi).toMatchObject({
    version: 5,
    status: 'draft',
    label: 'Bal',
    place: filled.place,
    prices: filled.prices,
    contacts: filled.contacts.contacts,
    categories: {
      ...filled.categories,
      features: [{ id: 'BabyArea', group: 'CommonAmenity', label: 'Espace bébé' }],
    },
    dates: {
      ...filled.dates,
      periods: [
        {
          startDate: '2026-07-14',
          endDate: '2026-07-14',
          startTime: '20:30:00',
          endTime: '23:30:00',
        },
      ],
    },
  });
  expect(poi.errors).toEqual([{ tab: 'images', field: '/images', code: 'images_missing' }]);
  expect(poi.completeness).toMatchObject({
    percent: 83,
    tabs: expect.arrayContaining([{ tab: 'images', isDone: false, errors: 1 }]),
  });
});

it('400: a save of dates, place, prices, contacts or categories lists each invalid field with its error code and saves nothing', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const { save, read } = steps(api, poiId);
  const periods = [
    { startDate: '2026-07-15', endDate: '2026-07-14', startTime: null, endTime: null },
  ];
  expect(await save(editor, 'dates', { label: '', periods })).toMatchObject({
    status: 400,
    body: {
      code: 'request_invalid',
      errors: [
        { pointer: '/body/label', code: 'label_missing', detail: 'dates' },
        { pointer: '/body/periods/0/startDate', code: 'period_start_after_end', detail: 'dates' },
      ],
    },
  });
  const wrong = async (tab: 'categories' | 'place' | 'prices' | 'contacts', changes: object) =>
    (await save(editor, tab, changes)).body.errors?.map(
      ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
    );
  expect(await wrong('place', { position: { lon: 10, lat: 52 } })).toEqual([
    '/body/position/lon longitude_out_of_bounds',
    '/body/position/lat latitude_out_of_bounds',
  ]);
  const [price] = filled.prices.prices;
  expect(
    await wrong('prices', {
      prices: [
        { ...price, minPriceCents: 2000 },
        { ...price, maxPriceCents: -5 },
      ],
    }),
  ).toEqual([
    '/body/prices/0/minPriceCents price_min_above_max',
    '/body/prices/1/maxPriceCents price_invalid',
    '/body/prices/1/minPriceCents price_min_above_max',
  ]);
  expect(await wrong('prices', { isFree: true })).toEqual(['/body/isFree free_with_prices']);
  expect(
    await wrong('contacts', { contacts: [{ ...filled.contacts.contacts[0], emails: ['nobody'] }] }),
  ).toEqual(['/body/contacts/0/emails/0 contact_email_invalid']);
  expect(await wrong('categories', { features: ['Nothing'] })).toEqual([
    '/body/features/0 feature_unknown',
  ]);
  const five = ['concerts', 'theatre', 'musees', 'cinema', 'fetes'];
  expect(await wrong('categories', { themes: five })).toEqual(['/body/themes themes_too_many']);
  expect((await save(editor, 'dates', { allowedPerson: 0.5 })).body.errors[0].code).toBe(
    'allowed_person_invalid',
  );
  expect(await read(editor)).toMatchObject({
    version: 0,
    place: { position: null },
    prices: { prices: [] },
  });
});

it('saving an event as free deletes its prices and stores the option free and the minimum price 0', async () => {
  const api = await startApi();
  const { editor, save } = await openCompleteEvent(api);
  const { body } = await save(editor, 'prices', { isFree: true, prices: [] });
  expect(body).toMatchObject({
    prices: { isFree: true, prices: [] },
    categories: { options: ['outside'], knownOptions: ['outside', 'pmr'] },
  });
  const [row] = await api.db.$queryRawUnsafe<object[]>(
    `SELECT options, known_options, min_price_cents AS least FROM poi_version`,
  );
  expect(row).toEqual({
    options: ['outside', 'free'],
    known_options: ['outside', 'pmr', 'free'],
    least: 0,
  });
});

it.each(['minimumAge', 'maximumAge'])(
  'a save of the dates tab keeps a %s that it leaves out, and clears one that it sends as null',
  async (name) => {
    const api = await startApi();
    const { editor, save } = await openCompleteEvent(api);
    const ageAfter = async (changes: object) =>
      (await save(editor, 'dates', changes)).body.dates[name];
    expect(await ageAfter({ [name]: 12 })).toBe(12);
    expect(await ageAfter({ label: 'Grand bal' })).toBe(12);
    expect(await ageAfter({ [name]: null })).toBeNull();
  },
);

it('a save of the dates tab with a minimum age above the maximum age is refused at /body/minimumAge', async () => {
  const api = await startApi();
  const { editor, save } = await openCompleteEvent(api);
  const answer = await save(editor, 'dates', { minimumAge: 7, maximumAge: 6 });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toMatchObject([
    { pointer: '/body/minimumAge', code: 'ages_reversed' },
  ]);
});

it('duplicating an event copies its ages and its capacity', async () => {
  const api = await startApi();
  const { editor, poiId, save } = await openCompleteEvent(api);
  await save(editor, 'dates', { minimumAge: 16, maximumAge: 25 });
  const copy = await api.send('POST', `/org/pois/${poiId}/duplication`, { as: editor, body: {} });
  expect(copy.body.dates).toMatchObject({ minimumAge: 16, maximumAge: 25, allowedPerson: 200 });
});

it('a save strips control and bidirectional characters from title and description, and keeps markup as text', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const { save } = steps(api, poiId);
  const { body } = await save(editor, 'dates', {
    label: ' Bal\u0000 \u202eserti\u0007 ',
    description: '<b>Un\r\nbal</b>\u2066',
  });
  expect(body.label).toBe('Bal serti');
  expect(body.dates.description).toBe('<b>Un\nbal</b>');
});

it('412 poi_version_stale: refuses a save with an older version number, and returns the present event', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const { save } = steps(api, poiId);
  await save(editor, 'dates');
  const body = { ...filled.place, version: 0 };
  const stale = await api.send('PATCH', `/org/pois/${poiId}/place`, { as: editor, body });
  expect(stale).toMatchObject({
    status: 412,
    body: {
      code: 'poi_version_stale',
      present: { id: poiId, version: 1, dates: { allowedPerson: 200 } },
    },
  });
});

it('of four concurrent saves of one version of an event one succeeds; the others get 412 with the saved event', async () => {
  const api = await startApi();
  const { editor, organisation, poiId } = await openEditor(api);
  const colleague = await api.signIn({ permissions: ['poi_editor'] });
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: colleague.id, role: 'editor' },
  });
  const people = [editor, colleague, editor, colleague];
  const answers = await Promise.all(
    people.map((as, index) => {
      const body = { version: 0, ...filled.dates, label: `Bal ${index}` };
      return api.send('PATCH', `/org/pois/${poiId}/dates`, { as, body });
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  const winner = answers.find(({ status }) => status === 200)?.body.label;
  for (const { status, body } of answers)
    if (status === 412) expect(body.present).toMatchObject({ label: winner, version: 1 });
  expect(await steps(api, poiId).read(editor)).toMatchObject({ label: winner, version: 1 });
});

it('a save of an event without changes keeps its version number', async () => {
  const api = await startApi();
  const { editor, save, read } = await openCompleteEvent(api);
  const { version } = await read(editor);
  expect((await save(editor, 'dates')).body.version).toBe(version);
});

it('duplicating an event creates a draft with all its content but the periods', async () => {
  const api = await startApi();
  const { editor, poiId, move, read } = await openCompleteEvent(api);
  await move(editor, 'submission', { autopublish: false });
  const { status, body } = await api.send('POST', `/org/pois/${poiId}/duplication`, {
    as: editor,
    body: {},
  });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { status: 'draft', version: 0, label: 'Bal', dates: { periods: [] } },
  });
  const first = await read(editor);
  for (const tab of ['categories', 'place', 'prices', 'contacts', 'images', 'traces'])
    expect(body[tab]).toEqual(first[tab]);
  expect(body.id).not.toBe(poiId);
  expect(body.errors).toEqual([{ tab: 'dates', field: '/dates/periods', code: 'periods_missing' }]);
});

it('an event with eleven pictures has the error images_too_many, and its submission is refused with poi_incomplete', async () => {
  const api = await startApi();
  const { editor, poiId, read, move } = await openCompleteEvent(api);
  for (let count = 2; count <= 11; count += 1) await addPicture(api.db, poiId);
  expect((await read(editor)).errors).toEqual([
    { tab: 'images', field: '/images', code: 'images_too_many' },
  ]);
  expect((await move(editor, 'submission', { autopublish: true })).body.code).toBe(
    'poi_incomplete',
  );
});

it('an event read by its editor has its main picture even if its list of pictures lacks it, and no remote picture', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const { read } = steps(api, poiId);
  await api.db.$executeRawUnsafe(
    `WITH m AS (INSERT INTO media (id, kind, drawing, source_url) VALUES (gen_random_uuid(), 'drawing', 'concerts-1', NULL),
       (gen_random_uuid(), 'remote', NULL, 'https://photos.example/1.jpg') RETURNING id, kind),
     r AS (INSERT INTO poi_media (version_id, media_id, rank) SELECT v.id, m.id, 1 FROM poi_version v, m WHERE v.poi_id = $1::uuid AND m.kind = 'remote')
     UPDATE poi_version SET main_media_id = (SELECT id FROM m WHERE kind = 'drawing') WHERE poi_id = $1::uuid`,
    poiId,
  );
  const poi = await read(editor);
  expect(poi.images).toMatchObject([{ isDrawing: true, position: 1 }]);
  expect(poi.errors.map(({ code }: { code: string }) => code)).not.toContain('images_missing');
});
