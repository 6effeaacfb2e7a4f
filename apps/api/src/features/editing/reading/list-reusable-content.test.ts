import { expect, it } from 'vitest';
import { filled, openCompleteEvent, openEditor, steps } from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

const { position: _position, ...guinguette } = filled.place;

const ask = (api: Api, as: User, organisationId: string) =>
  api.send('GET', '/org/reusable-content', { as, query: { organisationId } });

async function addEvent(api: Api, editor: User, organisationId: string) {
  const body = { organisationId, label: 'Autre' };
  const { body: created } = await api.send('POST', '/org/pois', { as: editor, body });
  return steps(api, String(created.id));
}

it('200: lists the venues, contacts and prices of an organisation’s events, each once, the last changed event first', async () => {
  const api = await startApi();
  const { editor, organisation } = await openCompleteEvent(api);
  const second = await addEvent(api, editor, organisation.id);
  const [price] = filled.prices.prices;
  const dated = { ...price, minPriceCents: 700, startDate: '2026-07-01', endDate: '2026-07-31' };
  await second.save(editor, 'place', { name: 'Salle haute' });
  await second.save(editor, 'contacts');
  await second.save(editor, 'prices', { prices: [dated, price] });
  const third = await addEvent(api, editor, organisation.id);
  await third.save(editor, 'place', { name: 'GUINGUETTE', position: { lon: 0.69, lat: 47.41 } });
  await third.save(editor, 'prices');
  // The clock of the tests does not move: gives each event, in the order of creation, its own time.
  await api.db.$executeRawUnsafe(
    `UPDATE poi p SET updated_at = '2026-06-01T00:00:00Z'::timestamptz + x.n * interval '1 hour'
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi) x WHERE x.id = p.id`,
  );
  const { status, body } = await ask(api, editor, organisation.id);
  expect(status).toBe(200);
  expect(body.venues).toEqual([
    { ...guinguette, name: 'GUINGUETTE', position: { lon: 0.69, lat: 47.41 } },
    { ...guinguette, name: 'Salle haute', position: filled.place.position },
  ]);
  expect(body.contacts).toEqual(filled.contacts.contacts);
  expect(body.priceLists).toEqual([[price], [{ ...dated, startDate: null, endDate: null }, price]]);
});

it('200: leaves out places without a point or without a name and a street, and empty contacts', async () => {
  const api = await startApi();
  const { editor, organisation, poiId } = await openEditor(api);
  const event = steps(api, poiId);
  await event.save(editor, 'place', { name: null, streetAddress: null });
  const other = await addEvent(api, editor, organisation.id);
  await other.save(editor, 'place', { position: null });
  const empty = { type: 'other', legalName: null, emails: [], phoneNumbers: [], websites: [] };
  await other.save(editor, 'contacts', { contacts: [empty] });
  expect((await ask(api, editor, organisation.id)).body).toEqual({
    venues: [],
    contacts: [],
    priceLists: [],
  });
});

it('200: is empty for an account that is no member of the organisation, a moderator included', async () => {
  const api = await startApi();
  const { organisation } = await openCompleteEvent(api);
  const { editor: stranger } = await openEditor(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  for (const as of [stranger, moderator])
    expect((await ask(api, as, organisation.id)).body).toEqual({
      venues: [],
      contacts: [],
      priceLists: [],
    });
});

it('200: lists at most twenty venues', async () => {
  const api = await startApi();
  const { editor, organisation } = await openEditor(api);
  await api.db.$executeRawUnsafe(
    `WITH made AS (
       INSERT INTO poi (id, organisation_id, updated_at)
       SELECT gen_random_uuid(), $1::uuid, now() - n * interval '1 day' FROM generate_series(1, 25) n RETURNING id, updated_at
     )
     INSERT INTO poi_version (id, poi_id, number, status, label, place_name, lon, lat)
     SELECT gen_random_uuid(), id, 1, 'draft', 'Bal', 'Salle ' || extract(day FROM now() - updated_at), 0.68, 47.4 FROM made`,
    organisation.id,
  );
  const { body } = await ask(api, editor, organisation.id);
  const names = (body.venues as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `Salle ${index + 1}`));
});

it.each([{}, { organisationId: 'comite' }])(
  '400 request_invalid: %j names the field organisationId',
  async (query) => {
    const api = await startApi();
    const { status, body } = await api.send('GET', '/org/reusable-content', {
      as: await api.signIn(),
      query,
    });
    expect([status, body.code, body.errors[0].pointer]).toEqual([
      400,
      'request_invalid',
      '/query/organisationId',
    ]);
  },
);
