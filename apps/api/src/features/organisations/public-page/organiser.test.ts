// Specification: §3.28
import pg from 'pg';
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';

it("200: GET /organisers/{slug} lists an organisation's upcoming pois by date, then permanent places; omits drafts, past pois and private fields; without a place in the query it has no distances", async () => {
  const { db, create, get } = await startApi();
  const { id: organisationId, slug } = await createOrganisation(db, {
    name: 'Théâtre du Marronnier',
  });
  const on = (startDate: string) => ({ periods: [{ startDate, endDate: startDate }] });
  const [always, later, soon, draft, past, foreign] = [
    await create.poi({ isPermanent: true }),
    await create.poi(on('2026-06-20')),
    await create.poi({ ...on('2026-06-12'), at: { lon: 2.3488, lat: 48.85341 } }),
    await create.poi({ status: 'draft' }),
    await create.poi(on('2026-06-01')),
    await create.poi(on('2026-06-11')),
  ];
  await db.poi.updateMany({ where: { id: { not: foreign.id } }, data: { organisationId } });
  const { status, body } = await get(`/organisers/${slug}`);
  expect([status, body]).toMatchObject([
    200,
    { id: organisationId, slug, name: 'Théâtre du Marronnier', locality: 'Tours', total: 3 },
  ]);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([soon.id, later.id, always.id]);
  expect(body.items[0]).toMatchObject({ startDate: '2026-06-12' });
  expect(body.items[0]).not.toHaveProperty('distance');
  expect(JSON.stringify(body)).not.toMatch(/comite\.example|000100016|quai du Port/);
  expect([draft.id, past.id].some((id) => JSON.stringify(body).includes(id))).toBe(false);
  const second = await get(`/organisers/${slug}`, {
    offset: 1,
    pageSize: 1,
    lon: 0.704,
    lat: 47.3948,
  });
  expect(second.body).toMatchObject({ total: 3, items: [{ id: later.id, distance: 0 }] });
});

it('400: GET /organisers/{slug} refuses an empty coordinate instead of reading it as 0', async () => {
  const { db, get } = await startApi();
  const { slug } = await createOrganisation(db);
  expect((await get(`/organisers/${slug}`, { lon: '', lat: 47.39 })).status).toBe(400);
});

it('404 organiser_not_found: GET /organisers/{slug} when the slug is unknown or the organisation is not approved', async () => {
  const { db, get } = await startApi();
  expect((await get('/organisers/personne')).body.code).toBe('organiser_not_found');
  for (const status of ['pending', 'refused', 'suspended'] as const) {
    const { slug } = await createOrganisation(db, { status });
    expect((await get(`/organisers/${slug}`)).body).toMatchObject({
      status: 404,
      code: 'organiser_not_found',
    });
  }
});

it('GET /pois/{id} names the organisation of the event; null when it has none or its organisation is suspended', async () => {
  const { db, create, get } = await startApi();
  const { id: organisationId, slug } = await createOrganisation(db, {
    name: 'Théâtre du Marronnier',
  });
  const poi = await create.poi();
  const organiser = async () => (await get(`/pois/${poi.id}`)).body.organiser;
  expect(await organiser()).toBeNull();
  await db.poi.update({ where: { id: poi.id }, data: { organisationId } });
  expect(await organiser()).toEqual({ slug, name: 'Théâtre du Marronnier' });
  await db.organisation.update({
    where: { id: organisationId },
    data: { status: 'suspended', reason: 'Plainte' },
  });
  expect(await organiser()).toBeNull();
});

it('a new name or a suspension of an organisation notifies the page cache of its event; a new description does not', async () => {
  const { url } = await emptyDatabase();
  const { db, create, send, signIn } = await startApi();
  const [owner, moderator] = [await signIn(), await signIn({ permissions: ['org_mod'] })];
  const { id: organisationId } = await createOrganisation(db, {
    members: [{ id: owner.id, role: 'owner' }],
  });
  const poi = await create.poi();
  await db.poi.update({ where: { id: poi.id }, data: { organisationId } });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const payloads: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => payloads.push(payload));
  await client.query('LISTEN poi_change');
  const change = async (version: number, body: object) => {
    await send('PATCH', `/org/organisations/${organisationId}`, {
      body: { version, ...body },
      as: owner,
    });
    const accepted = { body: { version: version + 1 }, as: moderator };
    await send('POST', `/moderation/organisations/${organisationId}/change/acceptance`, accepted);
  };
  await change(1, { description: 'Depuis 1901' });
  await change(3, { name: 'Comité de Tours' });
  await send('POST', `/moderation/organisations/${organisationId}/suspension`, {
    body: { version: 5, reason: 'Plainte' },
    as: moderator,
  });
  await expect.poll(() => payloads).toHaveLength(2);
  expect(payloads).toEqual([
    expect.stringMatching(/^\d+:\d+$/),
    expect.stringMatching(/^\d+:\d+$/),
  ]);
  await client.end();
});
