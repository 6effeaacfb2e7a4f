import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { currentAttempt, markEffect } from './effect-marks.ts';
import { idempotencyRepository } from './idempotency.repository.ts';

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

async function open() {
  const { db, clock } = await startApi();
  const { id: organisationId } = await createOrganisation(db, { members: [] });
  const owned = { organisationId, keyHash: uuidv7() };
  const requests = idempotencyRepository(db);
  const claim = (now: Date, fingerprint = 'f') => requests.claim(owned, fingerprint, now);
  const create = (attempt: number, fail = false) =>
    currentAttempt.run({ ...owned, attempt }, () =>
      db.$transaction(async (tx) => {
        await markEffect(tx);
        if (fail) throw new Error('the process died');
      }),
    );
  return { db, now: clock.now(), requests, owned, claim, create };
}

it('a mark is undone with its transaction, so that the request may run again', async () => {
  const { now, claim, create } = await open();
  expect(await claim(now)).toBe(1);
  await expect(create(1, true)).rejects.toThrow('the process died');
  expect(await claim(later(now, 59_999))).toBeUndefined();
  expect(await claim(later(now, 60_000), 'other')).toBeUndefined();
  expect(await claim(later(now, 60_000))).toBe(2);
});

it('a request that has created something is claimed by no other one within a day', async () => {
  const { now, claim, create, owned, requests } = await open();
  await claim(now);
  await create(1);
  await requests.release({ ...owned, attempt: 1 }, now);
  expect(await claim(later(now, 60_000))).toBeUndefined();
  expect(await claim(later(now, 86_400_000), 'other')).toBe(2);
  expect(await requests.find(owned)).toMatchObject({ hasEffect: false, fingerprint: 'other' });
});

it('a slow request creates nothing once another attempt has taken over', async () => {
  const { now, claim, create, owned, requests } = await open();
  await claim(now);
  expect(await claim(later(now, 60_000))).toBe(2);
  await expect(create(1)).rejects.toMatchObject({ code: 'idempotency_request_running' });
  const answer = { status: 201, contentType: 'application/json', answer: '{}' };
  await requests.keep({ ...owned, attempt: 1 }, answer);
  expect(await requests.find(owned)).toMatchObject({ status: null });
  await create(2);
  await requests.keep({ ...owned, attempt: 2 }, answer);
  expect(await requests.find(owned)).toMatchObject({ ...answer, hasEffect: true });
});

it('has no effect without an attempt', async () => {
  const { db } = await open();
  await db.$transaction((tx) => markEffect(tx));
  expect(await db.idempotentRequest.count()).toBe(0);
});
