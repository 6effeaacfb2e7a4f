import { describe, expect, it } from 'vitest';
import { openPartner, payload } from '../../../../test/external-pois.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';

const renamed = (label: string) => ({ ...payload, dates: { ...payload.dates, label } });

// Of this database: another worker has locks of its own.
const listWaiting = ({ db }: Api) =>
  db.$queryRawUnsafe<unknown[]>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
const expectWaiting = (api: Api) =>
  expect.poll(async () => (await listWaiting(api)).length, { timeout: 10_000 }).toBeGreaterThan(0);
const patient = { timeout: 20_000 };

/** Sends the request while a transaction holds the event; `change` runs in it before it ends. */
async function sendDuring<Result>(
  api: Api,
  poiId: string,
  send: () => Promise<Result>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Result> {
  const { sent } = await api.db.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(`SELECT 1 FROM poi WHERE id = $1::uuid FOR UPDATE`, poiId);
    const answer = send();
    await expectWaiting(api);
    await change(tx);
    // In an object, so that the transaction does not wait for the answer.
    return { sent: answer };
  }, patient);
  return sent;
}

describe('parallel requests', () => {
  it('of one external id make one event: one creates it, the others find it unchanged', async () => {
    const api = await startApi({ poolSize: 8 });
    const { put, organisation } = await openPartner(api);
    for (const source of ['agenda', 'import']) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => put(payload, { extId: 'race', source })),
      );
      expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual([
        'created',
        ...Array.from({ length: 5 }, () => 'unchanged'),
      ]);
      expect(new Set(answers.map(({ body }) => body.poi.id)).size).toBe(1);
    }
    expect(await api.db.poi.count({ where: { organisationId: organisation.id } })).toBe(2);
  });

  it('with different payloads leave one of them, whole', async () => {
    const api = await startApi({ poolSize: 8 });
    const { put, read } = await openPartner(api);
    const labels = ['a', 'b', 'c', 'd'].map((letter) => `Bal ${letter}`);
    const answers = await Promise.all(
      labels.map((label) =>
        put({ ...renamed(label), contacts: [{ ...payload.contacts[0], legalName: label }] }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    const { label, contacts } = await read();
    expect(labels).toContain(label);
    expect(contacts[0].legalName).toBe(label);
  });

  it('of the editor and of a program change an event one after the other, and lose nothing', async () => {
    const api = await startApi({ poolSize: 8 });
    const { put, read, editor } = await openPartner(api);
    const { id, version } = (await put()).body.poi;
    const [, saved] = await Promise.all([
      put(renamed('Bal folk')),
      api.send('PATCH', `/org/pois/${id}/place`, {
        as: editor,
        body: { version, ...payload.place, name: 'Salle des fêtes' },
      }),
    ]);
    // The editor is refused as stale when the program was first.
    expect([200, 412]).toContain(saved.status);
    expect(await read()).toMatchObject({
      label: 'Bal folk',
      place: { name: saved.status === 200 ? 'Salle des fêtes' : payload.place.name },
    });
  });

  it('for an event of `import` wait for a file that writes its source, others do not', async () => {
    const api = await startApi({ poolSize: 8 });
    const { put, organisation } = await openPartner(api);
    const order: string[] = [];
    let waiting: Promise<void> | undefined;
    await api.db.$transaction(async (tx) => {
      await lockName(tx, `import:${organisation.id}`);
      waiting = put(payload, { source: 'import' }).then(({ body }) => {
        order.push(body.outcome);
      });
      await expectWaiting(api);
      expect((await put()).body.outcome).toBe('created');
      order.push('file');
    }, patient);
    await waiting;
    expect(order).toEqual(['file', 'created']);
  });

  it('create an event again that is deleted before they have locked it, alone and in a bulk', async () => {
    const api = await startApi({ poolSize: 8 });
    const { put, caller } = await openPartner(api);
    const remove = (id: string) => (tx: Transaction) =>
      tx.$queryRawUnsafe(
        'SELECT d.id FROM delete_pois(ids => ARRAY[$1::uuid], as_of => now()) AS d(id)',
        id,
      );
    const first = String((await put()).body.poi.id);
    const alone = await sendDuring(api, first, () => put(renamed('Bal folk')), remove(first));
    expect([alone.status, alone.body.outcome]).toEqual([201, 'created']);
    const second = String(alone.body.poi.id);
    const items = ['42', '43'].map((extId) => ({ source: 'agenda', extId, poi: payload }));
    const bulk = () => api.send('POST', '/org/pois/bulk', { as: caller, body: { items } });
    expect((await sendDuring(api, second, bulk, remove(second))).body).toMatchObject({
      items: [{ outcome: 'created' }, { outcome: 'created' }],
    });
  });

  it('refuse an event that is merged or reassigned before they have locked it', async () => {
    const api = await startApi({ poolSize: 8 });
    const [{ put, read, remove }, other] = [await openPartner(api), await openPartner(api)];
    const { id: keptId } = await api.create.poi();
    const id = String((await put()).body.poi.id);
    const change = (data: object) => (tx: Transaction) =>
      tx.poi.update({ where: { id }, data, select: { id: true } });
    const send = () => put(renamed('Bal folk'));
    const merged = await sendDuring(api, id, send, change({ mergedIntoId: keptId }));
    expect(merged.body).toMatchObject({ code: 'poi_merged', detail: keptId });
    expect((await read()).label).toBe('Bal');
    const reassign = change({ organisationId: other.organisation.id, mergedIntoId: null });
    expect((await sendDuring(api, id, send, reassign)).body.code).toBe('poi_reassigned');
    expect((await remove()).body.code).toBe('poi_not_found');
  });
});
