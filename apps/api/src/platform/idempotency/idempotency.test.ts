// draft-ietf-httpapi-idempotency-key-header
import { describe, expect, it } from 'vitest';
import { addressOf, openPartner, payload } from '../../../test/external-pois.ts';
import { createKey } from '../../../test/records/create-key.ts';
import { type Answer, type Api, startApi } from '../../../test/servers/start-api.ts';
import type { User } from '../../../test/signed-in.ts';
import { idempotencyRepository } from './idempotency.repository.ts';

async function open(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const partner = await openPartner(api);
  const { id: organisationId } = partner.organisation;
  const create = (
    key: string,
    { label = 'Bal', as = partner.caller }: { label?: string; as?: User } = {},
  ): Promise<Answer> =>
    api.send('POST', '/org/pois', {
      as,
      body: { organisationId, label },
      headers: { 'idempotency-key': key },
    });
  const countPois = () => api.db.poi.count({ where: { organisationId } });
  return { api, ...partner, create, countPois };
}

/** As after a process that died before it stored the answer. */
const forgetAnswer = ({ db }: Api, hasEffect: boolean) =>
  db.idempotentRequest.updateMany({
    data: { status: null, contentType: null, answer: null, hasEffect },
  });

describe('Idempotency-Key', () => {
  it('repeats the answer of the first request, in quotation marks or not, and creates one event', async () => {
    const { create, countPois } = await open();
    const first = await create('"k-1"');
    expect(first).toMatchObject({ status: 201, body: { status: 'draft' } });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    const again = await create('k-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      'content-type': first.headers['content-type'],
    });
    expect((await create('k-2')).body.id).not.toBe(first.body.id);
    expect(await countPois()).toBe(2);
  });

  it('422 idempotency_key_reused: is not taken for another body, address or method', async () => {
    const { api, create, caller, countPois } = await open();
    const first = await create('k');
    const headers = { 'idempotency-key': 'k' };
    const answers = [
      await create('k', { label: 'Loto' }),
      await api.send('POST', `/org/pois/${first.body.id}/duplication`, {
        as: caller,
        body: {},
        headers,
      }),
      await api.send('DELETE', `/org/pois/${first.body.id}`, {
        as: caller,
        query: { version: 0 },
        headers,
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countPois()).toBe(1);
  });

  it('repeats a refusal too, an empty answer, and not one of a failing service', async () => {
    const { api, caller, create, put } = await open();
    const headers = { 'idempotency-key': 'refused' };
    const poi = (await create('k')).body;
    const archive = () =>
      api.send('POST', `/org/pois/${poi.id}/archival`, {
        as: caller,
        body: { version: 0, confirmation: 'Loto' },
        headers,
      });
    expect((await archive()).body.code).toBe('poi_confirmation_wrong');
    const repeated = await archive();
    expect([repeated.body.code, repeated.headers['idempotency-replayed']]).toEqual([
      'poi_confirmation_wrong',
      'true',
    ]);
    const remove = () =>
      api.send('DELETE', `/org/pois/${poi.id}`, {
        as: caller,
        query: { version: 0 },
        headers: { 'idempotency-key': 'removed' },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    await api.db.$executeRawUnsafe(
      `ALTER TABLE poi ADD CONSTRAINT refused_by_test CHECK (false) NOT VALID`,
    );
    const failing = { headers: { 'idempotency-key': 'failed' } };
    try {
      expect((await put(payload, failing)).status).toBe(500);
    } finally {
      await api.db.$executeRawUnsafe(`ALTER TABLE poi DROP CONSTRAINT refused_by_test`);
    }
    expect((await put(payload, failing)).status).toBe(201);
    expect((await put(payload, failing)).body.outcome).toBe('created');
    expect((await put()).body.outcome).toBe('unchanged');
  });

  it('400 idempotency_key_invalid: refuses a malformed key and one of a form', async () => {
    const { api, create, caller, countPois } = await open();
    for (const key of ['two words', 'é', '"a", "b"', 'a'.repeat(256)])
      expect((await create(key)).body.code).toBe('idempotency_key_invalid');
    expect(await countPois()).toBe(0);
    const poi = await create('k');
    const { body } = await api.request
      .post(`/api/v1/pois/${poi.body.id}/media`)
      .set({ ...caller.headers, 'idempotency-key': 'k' })
      .attach('file', Buffer.from('a'), 'a.jpg');
    expect(body.code).toBe('idempotency_key_invalid');
    const shouted = await api.request
      .post(`/api/v1/pois/${poi.body.id}/media`)
      .set({ ...caller.headers, 'idempotency-key': 'k' })
      .set('content-type', 'Multipart/Form-Data; boundary=b')
      .send('--b--\r\n');
    expect(shouted.body.code).toBe('idempotency_key_invalid');
  });

  it('belongs to the organisation: a rotated key repeats it, another organisation has its own, a session ignores it', async () => {
    const { api, create, editor, organisation, countPois } = await open();
    const first = await create('k');
    const { caller } = await createKey(api, editor, organisation.id);
    expect((await create('k', { as: caller })).body.id).toBe(first.body.id);
    const theirs = await openPartner(api);
    const own = await api.send('POST', '/org/pois', {
      as: theirs.caller,
      body: { organisationId: theirs.organisation.id, label: 'Bal' },
      headers: { 'idempotency-key': 'k' },
    });
    expect([own.status, own.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect((await create('k', { as: editor })).body.id).not.toBe(first.body.id);
    expect(await countPois()).toBe(2);
  });

  it('is not looked up for a key without the scope, and not stored for an invalid body', async () => {
    const { api, create, editor, organisation } = await open();
    await create('k');
    const { caller } = await createKey(api, editor, organisation.id, { scopes: ['events:read'] });
    expect((await create('k', { as: caller })).body.code).toBe('api_key_scope_missing');
    expect((await create('other', { label: 'a'.repeat(1001) })).body.code).toBe('request_invalid');
    expect((await create('other')).status).toBe(201);
  });

  it('of parallel requests runs one; the others get 409 idempotency_request_running or its answer', async () => {
    const { create, countPois } = await open({ poolSize: 8 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('race')));
    const created = answers.filter(({ status }) => status === 201);
    expect(created.length).toBeGreaterThanOrEqual(1);
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1);
    for (const { body, headers } of answers.filter(({ status }) => status !== 201)) {
      expect(body.code).toBe('idempotency_request_running');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await countPois()).toBe(1);
  });
});

describe('after a crash', () => {
  it('between creation and answer, nothing is created again: 409, idempotency_answer_lost once the first request cannot run any more', async () => {
    const { api, create, countPois } = await open();
    await create('k');
    const [row] = await api.db.idempotentRequest.findMany();
    expect(row).toMatchObject({ hasEffect: true, attempt: 1, status: 201 });
    await forgetAnswer(api, true);
    const early = await create('k');
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([
      409,
      'idempotency_request_running',
      '60',
    ]);
    api.clock.set('2026-06-10T10:01:00Z');
    expect((await create('k')).body.code).toBe('idempotency_answer_lost');
    expect(await countPois()).toBe(1);
  });

  it('a copy of an event is not made again either', async () => {
    const { api, create, caller, countPois } = await open();
    const { id } = (await create('k')).body;
    const copy = () =>
      api.send('POST', `/org/pois/${id}/duplication`, {
        as: caller,
        body: {},
        headers: { 'idempotency-key': 'copy' },
      });
    expect((await copy()).status).toBe(201);
    expect(await api.db.idempotentRequest.count({ where: { hasEffect: true } })).toBe(2);
    await forgetAnswer(api, true);
    api.clock.set('2026-06-10T10:01:00Z');
    expect((await copy()).body.code).toBe('idempotency_answer_lost');
    expect(await countPois()).toBe(2);
  });

  it('before the creation, the repetition runs once the first request cannot run any more', async () => {
    const { api, create, countPois } = await open();
    await create('k');
    await api.db.poi.deleteMany();
    await forgetAnswer(api, false);
    expect((await create('k')).body.code).toBe('idempotency_request_running');
    api.clock.set('2026-06-10T10:01:00Z');
    expect((await create('k')).status).toBe(201);
    expect(await api.db.idempotentRequest.findMany()).toMatchObject([{ attempt: 2, status: 201 }]);
    expect(await countPois()).toBe(1);
  });

  it('an upsert does not run again, so that it does not undo a later one', async () => {
    const { api, put, read, countPois } = await open();
    const renamed = (label: string) => ({ ...payload, dates: { ...payload.dates, label } });
    const sent = (key: string) => ({ headers: { 'idempotency-key': key } });
    await put(payload);
    await put(renamed('Bal folk'), sent('k'));
    expect(await api.db.idempotentRequest.count({ where: { hasEffect: true } })).toBe(1);
    await api.db.idempotentRequest.updateMany({
      data: { status: null, contentType: null, answer: null },
    });
    await put(renamed('Grand bal'), sent('other'));
    api.clock.set('2026-06-10T10:01:00Z');
    expect((await put(renamed('Bal folk'), sent('k'))).body.code).toBe('idempotency_answer_lost');
    expect((await read()).label).toBe('Grand bal');
    expect(await countPois()).toBe(1);
  });

  it('a removal does not run again either, nor removes an event that was created since', async () => {
    const { api, put, read, caller } = await open();
    await put();
    const headers = { 'idempotency-key': 'k' };
    const remove = () => api.send('DELETE', addressOf('42'), { as: caller, headers });
    expect((await remove()).body.outcome).toBe('deleted');
    await api.db.idempotentRequest.updateMany({
      data: { status: null, contentType: null, answer: null },
    });
    await put();
    api.clock.set('2026-06-10T10:01:00Z');
    expect((await remove()).body.code).toBe('idempotency_answer_lost');
    expect((await read()).status).toBe('draft');
  });

  it('a bulk and an upsert without a change run again', async () => {
    const { api, put, caller, countPois } = await open();
    const headers = { 'idempotency-key': 'bulk' };
    const items = ['1', '2'].map((extId) => ({ source: 'agenda', extId, poi: payload }));
    const send = () => api.send('POST', '/org/pois/bulk', { as: caller, body: { items }, headers });
    await send();
    await put(payload, { extId: '1', headers: { 'idempotency-key': 'one' } });
    expect(await api.db.idempotentRequest.count({ where: { hasEffect: true } })).toBe(0);
    await forgetAnswer(api, false);
    api.clock.set('2026-06-10T10:01:00Z');
    expect((await send()).body).toMatchObject({
      items: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }],
    });
    const again = await put(payload, { extId: '1', headers: { 'idempotency-key': 'one' } });
    expect(again.body.outcome).toBe('unchanged');
    expect(await countPois()).toBe(2);
  });
});

it('a stored answer is forgotten after 24 hours, by a request with its key and by the sweep', async () => {
  const { api, create, countPois } = await open();
  await create('k');
  await create('other');
  const { forget } = idempotencyRepository(api.db);
  const at = (instant: string) => {
    api.clock.set(instant);
    return new Date(instant);
  };
  expect(await forget(at('2026-06-11T09:59:59Z'))).toBe(0);
  expect((await create('k')).headers['idempotency-replayed']).toBe('true');
  at('2026-06-11T10:00:00Z');
  expect((await create('k')).headers['idempotency-replayed']).toBeUndefined();
  expect(await countPois()).toBe(3);
  expect(await forget(api.clock.now())).toBe(1);
  expect(await api.db.idempotentRequest.count()).toBe(1);
});

it('an answer is deleted with its organisation, and never holds the key', async () => {
  const { api, create, organisation } = await open();
  await create('secret-key-of-the-caller');
  const rows = JSON.stringify(await api.db.idempotentRequest.findMany());
  expect(rows).not.toContain('secret-key-of-the-caller');
  await api.db.poiHistory.deleteMany();
  await api.db.poiVersion.deleteMany();
  await api.db.poi.deleteMany();
  await api.db.membership.deleteMany();
  await api.db.organisation.delete({ where: { id: organisation.id } });
  expect(await api.db.idempotentRequest.count()).toBe(0);
});
