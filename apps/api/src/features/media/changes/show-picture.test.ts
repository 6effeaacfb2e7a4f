import { describe, expect, it } from 'vitest';
import { editedPictures } from '../../../../test/pictures/edited-pictures.ts';
import { createKey } from '../../../../test/records/create-key.ts';

const { bench } = editedPictures();

/** A key of the organisation adds a picture by its address, with one `Idempotency-Key`. */
async function open() {
  const opened = await bench();
  const { db, poi, send, address } = opened;
  const owner = await opened.signIn();
  const { organisationId } = await db.poi.findUniqueOrThrow({ where: { id: poi.id } });
  if (organisationId === null) throw new Error('the event has no organisation');
  await db.membership.create({ data: { organisationId, accountId: owner.id, role: 'owner' } });
  const { caller } = await createKey(opened, owner, organisationId, { scopes: ['events:write'] });
  const add = (headers: Record<string, string> = { 'idempotency-key': 'picture' }) =>
    send('POST', `/pois/${poi.id}/media`, {
      as: caller,
      body: { url: address('plain.jpg'), credits: 'A. Martin', license: 'cc-by-sa' },
      headers,
    });
  const countShown = async (): Promise<number> =>
    (await send('GET', `/org/pois/${poi.id}/images`, { as: caller })).body.images.length;
  return { ...opened, add, countShown };
}

describe('a picture that a key adds with an Idempotency-Key', () => {
  it('is marked as the effect of the request, so that it is not added again after a crash before the stored answer', async () => {
    const { db, clock, add, countShown } = await open();
    expect((await add()).status).toBe(201);
    expect(await db.idempotentRequest.findMany()).toMatchObject([{ hasEffect: true, status: 201 }]);
    await db.idempotentRequest.updateMany({
      data: { status: null, contentType: null, answer: null },
    });
    expect((await add()).body.code).toBe('idempotency_request_running');
    clock.set('2026-06-10T10:01:00Z');
    const { status, body } = await add();
    expect([status, body.code]).toEqual([409, 'idempotency_answer_lost']);
    expect(await countShown()).toBe(1);
  });

  it('leaves no mark when its transaction fails, so that the repetition adds it', async () => {
    const { db, add, countShown } = await open();
    await db.$executeRawUnsafe(
      'ALTER TABLE poi_media ADD CONSTRAINT refused_by_test CHECK (false) NOT VALID',
    );
    try {
      expect((await add()).status).toBe(500);
    } finally {
      await db.$executeRawUnsafe('ALTER TABLE poi_media DROP CONSTRAINT refused_by_test');
    }
    expect(await db.idempotentRequest.findMany()).toMatchObject([
      { hasEffect: false, status: null },
    ]);
    expect((await add()).status).toBe(201);
    expect(await countShown()).toBe(1);
  });

  it('is added twice without the header', async () => {
    const { db, add, countShown } = await open();
    await add({});
    await add({});
    expect(await countShown()).toBe(2);
    expect(await db.idempotentRequest.count()).toBe(0);
  });
});
