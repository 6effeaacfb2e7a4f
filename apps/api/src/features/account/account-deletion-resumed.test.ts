// Specification: §7.22
import { describe, expect, it } from 'vitest';
import { createOrganisation, findTraces } from '../../../test/personal-data.ts';
import { createPoi } from '../../../test/records/create-poi.ts';
import { goodPassword, startAuth } from '../../../test/servers/start-auth.ts';
import { mailsService } from '../mails/mails.service.ts';
import type { AccountAccess } from './account-access.ts';
import { accountDeletionService } from './account-deletion.service.ts';

const { open, db, signUp, clock } = await startAuth({ environment: { LOG_LEVEL: 'silent' } });
const me = '/api/v1/me';

function worker(deleteUser: AccountAccess['deleteUser'] = async () => undefined) {
  const unfinished: unknown[] = [];
  const access = { deleteUser, verifyPassword: async () => true };
  const service = accountDeletionService({
    db,
    clock,
    access,
    mails: mailsService({ clock }),
    onUnfinished: (error) => void unfinished.push(error),
  });
  return { ...service, unfinished };
}

async function whileAccountsCannotBeDeleted(work: () => Promise<void>): Promise<void> {
  await db.$executeRawUnsafe(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`,
  );
  await db.$executeRawUnsafe(
    'CREATE TRIGGER refusing BEFORE DELETE ON account FOR EACH ROW EXECUTE FUNCTION refuse()',
  );
  try {
    await work();
  } finally {
    await db.$executeRawUnsafe('DROP FUNCTION refuse() CASCADE');
  }
}

const leave = (browser: Awaited<ReturnType<typeof signUp>>['browser']) =>
  browser.call('DELETE', me, { body: { password: goodPassword } });

describe('an interrupted account deletion', () => {
  it('closes every session and refuses sign-in at once; once the database works, two concurrent worker runs delete the account with one farewell mail', async () => {
    const { browser, email, userId } = await signUp();
    const copy = browser.copy();
    await whileAccountsCannotBeDeleted(async () => {
      expect((await leave(browser)).body).toEqual({ isDeleted: true });
      for (const one of [browser, copy])
        expect((await one.get(me)).body.code).toBe('session_missing');
      expect((await open().fill('/signin', { email, password: goodPassword })).body.status).toBe(
        'WRONG_CREDENTIALS_ERROR',
      );
      clock.advance(61_000);
      const { finishAll, unfinished } = worker();
      expect([await finishAll(), unfinished.length]).toEqual([0, 1]);
      expect(await db.mailOutbox.count({ where: { kind: 'account-deleted' } })).toBe(0);
    });
    await Promise.all([worker().finishAll(), worker().finishAll()]);
    expect(await db.account.count()).toBe(0);
    expect(await findTraces(db, [userId])).toEqual([]);
    expect(await db.mailOutbox.findMany({ select: { kind: true, recipient: true } })).toEqual([
      { kind: 'account-deleted', recipient: email },
    ]);
  });

  it('deletes, when resumed, only the old account: a new account with the same address keeps its session and gets no farewell mail', async () => {
    const { browser, email } = await signUp();
    let again: Awaited<ReturnType<typeof signUp>> | undefined;
    await whileAccountsCannotBeDeleted(async () => {
      await leave(browser);
      again = await signUp({ email });
    });
    clock.advance(61_000);
    expect(await worker().finishAll()).toBe(1);
    expect((await again?.browser.get(me))?.body).toMatchObject({
      id: again?.userId,
      emailVerified: true,
    });
    const mails = await db.mailOutbox.findMany({
      where: { accountId: again?.userId ?? '' },
      select: { kind: true },
    });
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['verify-email', 'welcome']);
  });

  it('is retried by the worker a minute after the session core failed, and refuses session and sign-in meanwhile', async () => {
    const { email, userId, browser } = await signUp();
    let isDown = true;
    const {
      delete: remove,
      finishAll,
      unfinished,
    } = worker(async () => {
      if (isDown) throw new Error('the core is down');
    });
    await remove(userId, { password: goodPassword }, '192.0.2.1');
    expect(unfinished).toEqual([new Error('the core is down')]);
    expect((await browser.get(me)).body.code).toBe('session_missing');
    const visitor = open();
    expect((await visitor.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'WRONG_CREDENTIALS_ERROR',
    );
    expect((await visitor.get(me)).body.code).toBe('session_missing');
    isDown = false;
    expect(await finishAll()).toBe(0); // within the grace period: the request may still be running
    clock.advance(61_000);
    expect(await finishAll()).toBe(1);
    expect(await db.account.count()).toBe(0);
  });
});

it('DELETE /me leaves the id of an organiser in no table and the address only in the farewell mail; an invitation sent to another person remains', async () => {
  const [leaving, staying] = [await signUp(), await signUp()];
  const { userId, email } = leaving;
  const organisationId = await createOrganisation(db, { applicantId: userId, email });
  const { id: poiId } = await createPoi(db, clock.now());
  const now = clock.now();
  const invitation = (to: string, invitedBy: string) => ({
    id: crypto.randomUUID(),
    organisationId,
    email: to,
    role: 'reader',
    tokenHash: crypto.randomUUID(),
    invitedBy,
    expiresAt: now,
  });
  await db.membership.createMany({
    data: [userId, staying.userId].map((accountId) => ({
      organisationId,
      accountId,
      role: 'owner',
    })),
  });
  await db.invitation.createMany({
    data: [invitation('someone@parages.example', userId), invitation(email, staying.userId)],
  });
  const entry = { id: crypto.randomUUID(), happenedAt: now, actorId: userId, action: 'approve' };
  await db.organisationHistory.create({ data: { ...entry, organisationId } });
  await db.poiHistory.create({ data: { ...entry, poiId, actorKind: 'organiser' } });
  await db.media.create({
    data: {
      id: crypto.randomUUID(),
      kind: 'remote',
      sourceUrl: 'https://parages.example/x.jpg',
      uploadedBy: userId,
    },
  });
  const file = {
    id: crypto.randomUUID(),
    source: 'import',
    isStaff: true,
    createdBy: userId,
    fileName: 'agenda.csv',
    sizeBytes: 1,
  };
  await db.importBatch.create({ data: { ...file, createdAt: now } });
  await leave(leaving.browser);
  expect(await findTraces(db, [userId])).toEqual([]);
  expect(await findTraces(db, [email])).toEqual(['public.mail_outbox']); // the farewell mail
  expect(await db.membership.count()).toBe(1);
  expect(await db.invitation.findMany({ select: { email: true } })).toEqual([
    { email: 'someone@parages.example' },
  ]);
});
