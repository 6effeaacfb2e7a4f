import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { broken, received, webhookBench } from '../../../../test/webhook-bench.ts';
import { sealer } from '../../../platform/sealed-text.ts';
import { deliveringRepository } from './delivering.repository.ts';

const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

describe('messages to the webhooks of an organisation', () => {
  it('announce a decision and the publication with the public card, signed as Standard Webhooks says', async () => {
    const { publish, pass, deliver, calls, arrived, secret, poiId, organisation } =
      await webhookBench();
    await publish();
    pass(minuteMs);
    expect(await deliver()).toBe(2);
    const [first] = calls;
    if (first === undefined) throw new Error('no call');
    const { body, headers } = first;
    const now = Number(headers['webhook-timestamp']);
    expect(now).toBe(Date.parse('2026-06-10T10:01:00Z') / 1000);
    const expected = new Webhook(secret).sign(
      headers['webhook-id'] ?? '',
      new Date(now * 1000),
      body,
    );
    expect(headers['webhook-signature']).toBe(expected);
    const messages = arrived();
    expect(messages.map(({ type }) => type).sort()).toEqual(['event.accepted', 'event.published']);
    expect(messages[0]).toMatchObject({
      timestamp: '2026-06-10T10:00:00.000Z',
      data: {
        organisationId: organisation.id,
        poiId,
        sequence: expect.any(Number),
        cause: 'accepted',
        reasons: [],
        poi: { id: poiId, label: 'Bal' },
      },
    });
    expect(JSON.stringify(messages)).not.toContain('bal@le-bal.example');
  });

  it('announce changes, a cancellation and the end of an event online', async () => {
    const { publish, pass, deliver, arrived, move, save, owner, send, poiId, readEvent } =
      await webhookBench();
    await publish();
    pass(minuteMs);
    await deliver();
    arrived();
    await move(owner, 'revision');
    await save(owner, 'contacts', {});
    expect(await deliver()).toBe(0);
    await move(owner, 'publication');
    const live = async (liveState: string) =>
      send('PUT', `/org/pois/${poiId}/live-state`, {
        as: owner,
        body: { version: (await readEvent(owner)).version, liveState },
      });
    expect((await live('cancelled')).status).toBe(200);
    await live('scheduled');
    await deliver();
    expect(arrived().map(({ type }) => type)).toEqual([
      'event.changed',
      'event.cancelled',
      'event.changed',
    ]);
    await move(owner, 'archival', { confirmation: 'Bal' });
    await deliver();
    expect(arrived()).toMatchObject([
      { type: 'event.archived', data: { poiId, cause: 'archived', poi: null } },
    ]);
  });

  it('announce a refusal with its reason codes and without the comment of the moderator', async () => {
    const { move, owner, moderator, pass, deliver, arrived } = await webhookBench();
    await move(owner, 'submission', { autopublish: true });
    await move(moderator, 'refusal', { reasons: ['INCOMPLET'], comment: 'Il manque les horaires' });
    pass(minuteMs);
    await deliver();
    const messages = arrived();
    expect(messages).toMatchObject([
      { type: 'event.refused', data: { reasons: ['INCOMPLET'], poi: null } },
    ]);
    expect(JSON.stringify(messages)).not.toContain('horaires');
  });

  it('do not announce a decision that the moderator undid', async () => {
    const { publish, moderator, send, poiId, pass, deliver, readEvent } = await webhookBench();
    await publish();
    const { version } = await readEvent(moderator);
    const undone = await send('DELETE', `/org/pois/${poiId}/decision`, {
      as: moderator,
      query: { version },
    });
    expect(undone.status).toBe(200);
    pass(minuteMs);
    expect(await deliver()).toBe(0);
  });

  it('are queued for the chosen types, and not while the webhook is paused', async () => {
    const { publish, pass, log, send, path, owner, move } = await webhookBench(['event.published']);
    await publish();
    expect((await log()).map(({ type }: { type: string }) => type)).toEqual(['event.published']);
    await send('PATCH', path, { as: owner, body: { isPaused: true, types: ['event.archived'] } });
    pass(minuteMs);
    await move(owner, 'archival', { confirmation: 'Bal' });
    expect(await log()).toHaveLength(1);
  });

  it('are not queued when the change is rolled back', async () => {
    const { db, publish, log, poiId } = await webhookBench();
    await publish();
    const before = await log();
    const failing = db.$transaction(async (tx) => {
      await tx.poiHistory.create({
        data: {
          id: '018f0000-0000-7000-8000-000000000000',
          poiId,
          happenedAt: new Date(),
          actorKind: 'import',
          action: 'restored',
        },
      });
      expect(await tx.webhookDelivery.count()).toBe(before.length + 1);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await log()).toEqual(before);
  });
});

describe('a delivery', () => {
  const queueTest = async () => {
    const bench = await webhookBench();
    await bench.send('POST', `${bench.path}/test`, { as: bench.owner });
    return bench;
  };

  it('is repeated with the same id after a failure, at growing intervals, until it succeeds', async () => {
    const { answers, deliver, pass, calls, log, read } = await queueTest();
    answers.next = broken;
    expect(await deliver()).toBe(1);
    expect(await log()).toMatchObject([
      {
        status: 'pending',
        attempts: 1,
        statusCode: 500,
        nextAttemptAt: '2026-06-10T10:00:05.000Z',
      },
    ]);
    pass(4 * secondMs);
    expect(await deliver()).toBe(0);
    pass(secondMs);
    expect(await deliver()).toBe(1);
    expect((await read()).failingSince).toBe('2026-06-10T10:00:00.000Z');
    answers.next = received;
    pass(minuteMs);
    expect(await deliver()).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await log()).toMatchObject([
      { status: 'delivered', attempts: 3, statusCode: 204, nextAttemptAt: null },
    ]);
    expect((await read()).failingSince).toBeNull();
  });

  it('fails for good after eleven attempts; the webhook is then paused and its owners get one mail', async () => {
    const { answers, deliver, pass, calls, log, read, db, owner, send, path } = await queueTest();
    answers.next = { status: null, fault: 'unreachable' };
    for (let hours = 0; hours < 80; hours += 1) {
      await deliver();
      pass(hourMs);
    }
    expect(calls.length).toBeGreaterThanOrEqual(10);
    expect(await log()).toMatchObject([{ status: 'failed', fault: 'unreachable' }]);
    expect((await read()).status).toBe('failing');
    const mails = await db.mailOutbox.findMany({ where: { kind: 'webhook-paused' } });
    expect(mails).toMatchObject([
      { recipient: owner.email, data: { address: 'https://example.org/in', days: 3 } },
    ]);
    const resumed = await send('PATCH', path, { as: owner, body: { isPaused: false } });
    expect(resumed.body).toMatchObject({ status: 'active', failingSince: null });
  });

  it('is delivered again by hand with the same id', async () => {
    const { deliver, calls, log, send, path, owner } = await queueTest();
    await deliver();
    const [{ id }] = await log();
    const replay = await send('POST', `${path}/deliveries/${id}/replay`, { as: owner });
    expect(replay.body).toMatchObject({ id, status: 'pending', attempts: 0 });
    await deliver();
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });

  it('has two signatures for a day after a rotation of the secret, then one', async () => {
    const { deliver, calls, send, path, owner, secret, pass } = await queueTest();
    const renewed = (await send('POST', `${path}/secret`, { as: owner })).body.secret;
    await deliver();
    pass(24 * hourMs);
    await send('POST', `${path}/test`, { as: owner });
    await deliver();
    const signed = calls.map(({ headers, body }) => {
      const at = new Date(Number(headers['webhook-timestamp']) * secondMs);
      const of = (key: string) => new Webhook(key).sign(headers['webhook-id'] ?? '', at, body);
      return { got: headers['webhook-signature'], renewed: of(renewed), former: of(secret) };
    });
    expect(signed[0]?.got).toBe(`${signed[0]?.renewed} ${signed[0]?.former}`);
    expect(signed[1]?.got).toBe(signed[1]?.renewed);
  });

  it('is signed with the new secret alone when the former one was sealed by a lost key', async () => {
    const { db, deliver, calls, send, path, owner } = await queueTest();
    await db.webhook.updateMany({
      data: { secret: sealer('b'.repeat(64)).seal('x', 'whsec_eA==') },
    });
    const renewed = (await send('POST', `${path}/secret`, { as: owner })).body;
    expect(renewed.secretBeforeUntil).toBeNull();
    await deliver();
    const [call] = calls;
    if (call === undefined) throw new Error('no call');
    const { headers, body } = call;
    const at = new Date(Number(headers['webhook-timestamp']) * secondMs);
    expect(headers['webhook-signature']).toBe(
      new Webhook(renewed.secret).sign(headers['webhook-id'] ?? '', at, body),
    );
  });

  it('waits while its organisation is suspended', async () => {
    const { db, deliver, organisation } = await queueTest();
    const where = { id: organisation.id };
    await db.organisation.update({ where, data: { status: 'suspended', reason: 'Plainte' } });
    expect(await deliver()).toBe(0);
    await db.organisation.update({ where, data: { status: 'approved', reason: null } });
    expect(await deliver()).toBe(1);
  });

  it('is forgotten after the days of the log, also while it waits', async () => {
    const { db, clock } = await queueTest();
    const repository = deliveringRepository(db);
    await repository.forget(clock.now());
    expect(await db.webhookDelivery.count()).toBe(1);
    await repository.forget(new Date(clock.now().getTime() + secondMs));
    expect(await db.webhookDelivery.count()).toBe(0);
  });

  it('goes out in the first batch beside a hundred older ones of another organisation', async () => {
    const { db, clock, deliver, calls } = await queueTest();
    const { id: organisationId } = await createOrganisation(db);
    const { secret } = await db.webhook.findFirstOrThrow();
    const old = new Date(clock.now().getTime() - minuteMs);
    const times = { createdAt: old, updatedAt: old };
    for (let index = 0; index < 5; index += 1) {
      const webhook = await db.webhook.create({
        data: {
          id: uuidv7(),
          organisationId,
          url: 'https://busy.example/in',
          types: [],
          secret,
          ...times,
        },
      });
      await db.webhookDelivery.createMany({
        data: Array.from({ length: 20 }, () => ({
          id: uuidv7(),
          webhookId: webhook.id,
          type: 'webhook.test',
          occurredAt: old,
          nextAttemptAt: old,
        })),
      });
    }
    await deliver();
    const rank = calls.findIndex(({ url }) => url === 'https://example.org/in');
    expect(rank).toBeGreaterThanOrEqual(0);
    expect(rank).toBeLessThan(16);
  });

  it('is claimed again once the lease of a worker that died has ended', async () => {
    const { db, deliver, pass } = await queueTest();
    await db.webhookDelivery.updateMany({
      data: { attempts: 1, nextAttemptAt: new Date('2026-06-10T10:02:00Z') },
    });
    expect(await deliver()).toBe(0);
    pass(2 * minuteMs);
    expect(await deliver()).toBe(1);
  });
});
