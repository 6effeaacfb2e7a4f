import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const environment = { WEBHOOK_KEY: 'a'.repeat(64) };
const url = 'https://example.org/in';
const types = ['event.published', 'event.archived'];

async function start(settings: Record<string, string> = environment) {
  const api = await startApi({ environment: settings });
  const [owner, editor, stranger] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const members = [
    { id: owner.id, role: 'owner' as const },
    { id: editor.id, role: 'editor' as const },
  ];
  const { id } = await createOrganisation(api.db, { members });
  const path = `/org/organisations/${id}/webhooks`;
  const create = (body: object = { url, types }) => api.send('POST', path, { as: owner, body });
  return { ...api, path, owner, editor, stranger, create };
}

describe('webhooks of an organisation', () => {
  it('are created with a secret that only this answer shows, and are sealed in the database', async () => {
    const { create, send, path, owner, db } = await start();
    const { status, body } = await create();
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        url,
        types,
        status: 'active',
        failingSince: null,
        secretBeforeUntil: null,
        createdAt: '2026-06-10T10:00:00.000Z',
        secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      },
    ]);
    const { secret, ...shown } = body;
    expect((await send('GET', path, { as: owner })).body).toEqual({ items: [shown] });
    const row = await db.webhook.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  it('are managed by owners: 403 for an editor, 404 for an account of no member', async () => {
    const { send, path, editor, stranger } = await start();
    const status = async (as: typeof editor) => (await send('GET', path, { as })).status;
    expect([await status(editor), await status(stranger)]).toEqual([403, 404]);
    const create = async (as: typeof editor) =>
      (await send('POST', path, { as, body: { url, types } })).status;
    expect([await create(editor), await create(stranger)]).toEqual([403, 404]);
  });

  it('can be read, and not changed, while the organisation is suspended', async () => {
    const { create, send, path, owner, db } = await start();
    const one = `${path}/${(await create()).body.id}`;
    await db.organisation.updateMany({ data: { status: 'suspended', reason: 'Impayés' } });
    expect((await send('GET', path, { as: owner })).body.items).toHaveLength(1);
    expect((await send('GET', `${one}/deliveries`, { as: owner })).body).toEqual({ items: [] });
    expect((await create()).body.code).toBe('organisation_suspended');
    const paused = await send('PATCH', one, { as: owner, body: { isPaused: true } });
    expect(paused.body.code).toBe('organisation_suspended');
    expect((await send('POST', `${one}/secret`, { as: owner })).body.code).toBe(
      'organisation_suspended',
    );
  });

  it.each([
    'http://example.org/in',
    'https://169.254.169.254/in',
    'https://[::1]/in',
    'https://localhost/in',
    'https://a:b@example.org/in',
    'https://example.org:22/in',
  ])('refuse the address %s', async (address) => {
    const { create, db } = await start();
    const { status, body } = await create({ url: address, types });
    expect([status, body.code]).toEqual([422, 'webhook_url_refused']);
    expect(await db.webhook.count()).toBe(0);
  });

  it('are five at most', async () => {
    const { create } = await start();
    for (let count = 0; count < 5; count += 1) expect((await create()).status).toBe(201);
    expect((await create()).body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'webhooks', most: 5 },
    });
  });

  it('are paused, resumed, changed and deleted; a paused one takes no test event', async () => {
    const { create, send, path, owner } = await start();
    const one = `${path}/${(await create()).body.id}`;
    const change = (body: object) => send('PATCH', one, { as: owner, body });
    expect((await change({ isPaused: true })).body).toMatchObject({ status: 'paused', url });
    const test = () => send('POST', `${one}/test`, { as: owner });
    expect((await test()).body.code).toBe('webhook_paused');
    const resumed = await change({ isPaused: false, types: ['event.refused'] });
    expect(resumed.body).toMatchObject({ status: 'active', types: ['event.refused'] });
    expect((await test()).status).toBe(201);
    expect((await send('DELETE', one, { as: owner })).body).toEqual({ isRemoved: true });
    expect((await change({ isPaused: true })).body.code).toBe('webhook_not_found');
  });

  it('get another secret, and say until when the former one signs too', async () => {
    const { create, send, path, owner } = await start();
    const created = (await create()).body;
    const { body } = await send('POST', `${path}/${created.id}/secret`, { as: owner });
    expect(body.secretBeforeUntil).toBe('2026-06-11T10:00:00.000Z');
    expect(body.secret).toMatch(/^whsec_/);
    expect(body.secret).not.toBe(created.secret);
  });

  it('list a test event in their log', async () => {
    const { create, send, path, owner } = await start();
    const one = `${path}/${(await create()).body.id}`;
    const test = await send('POST', `${one}/test`, { as: owner });
    expect((await send('GET', `${one}/deliveries`, { as: owner })).body.items).toEqual([test.body]);
    expect(test.body).toMatchObject({ type: 'webhook.test', poiId: null, status: 'pending' });
  });

  it('take 20 test events that wait; other messages that wait do not count', async () => {
    const { create, send, path, owner, db, clock } = await start();
    const { id: webhookId } = (await create()).body;
    const message = { webhookId, type: 'event.changed', occurredAt: clock.now() };
    await db.webhookDelivery.createMany({
      data: Array.from({ length: 30 }, (_, index) => ({
        ...message,
        id: `0197a3c2-6f1e-7c44-9d0a-3b5e8f2a10${10 + index}`,
        nextAttemptAt: clock.now(),
      })),
    });
    const test = () => send('POST', `${path}/${webhookId}/test`, { as: owner });
    for (let count = 0; count < 20; count += 1) expect((await test()).status).toBe(201);
    expect((await test()).body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'webhookDemands', most: 20 },
    });
  });

  it('are not created without WEBHOOK_KEY', async () => {
    const { create } = await start({});
    expect((await create()).body.code).toBe('webhooks_unavailable');
  });
});
