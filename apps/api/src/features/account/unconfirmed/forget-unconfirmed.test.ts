// Specification: §7.22
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { createPoi } from '../../../../test/records/create-poi.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import { mailsService } from '../../mails/mails.service.ts';
import { accountDeletionService } from '../account-deletion.service.ts';

const old = new Date('2026-05-11T09:59:59Z');
const recent = new Date('2026-05-11T10:00:01Z');
let now = new Date('2026-06-10T10:00:00Z');

async function start() {
  now = new Date('2026-06-10T10:00:00Z');
  const clock = { now: () => now };
  const { db } = await emptyDatabase();
  const deletedUsers: string[] = [];
  const deletion = accountDeletionService({
    db,
    clock,
    mails: mailsService({ clock }),
    access: {
      deleteUser: async (id) => void deletedUsers.push(id),
      verifyPassword: async () => true,
    },
    onUnfinished: (error) => {
      throw error;
    },
  });
  const add = (id: string, data: Partial<Parameters<typeof db.account.create>[0]['data']> = {}) =>
    db.account.create({
      data: { id, email: `${id}@example.org`, createdAt: old, updatedAt: old, ...data },
    });
  const left = async () =>
    (await db.account.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id);
  return { db, deletion, add, left, deletedUsers };
}

it('deletes an account whose address was not confirmed for thirty days, with its user and without a mail', async () => {
  const { db, deletion, add, left, deletedUsers } = await start();
  await add('gone');
  await add('confirmed', { emailVerifiedAt: old });
  await add('new', { createdAt: recent, updatedAt: recent });
  await add('new-address', { updatedAt: recent });
  expect(await deletion.forgetUnconfirmed()).toBe(1);
  expect(await deletion.forgetUnconfirmed()).toBe(0);
  now = new Date(now.getTime() + 61_000);
  expect(await deletion.finishAll()).toBe(1);
  expect(await left()).toEqual(['confirmed', 'new', 'new-address']);
  expect(new Set(deletedUsers)).toEqual(new Set(['gone']));
  expect(await db.mailOutbox.count()).toBe(0);
});

it('keeps an unconfirmed account that has rights, favourites or an organisation', async () => {
  const { db, deletion, add } = await start();
  await add('moderator', { rightsChangedAt: old });
  await add('reader');
  const poi = await createPoi(db, now);
  await db.favorite.create({ data: { accountId: 'reader', poiId: poi.id } });
  await add('owner');
  await createOrganisation(db, { members: [{ id: 'owner', role: 'owner' }] });
  expect(await deletion.forgetUnconfirmed()).toBe(0);
});

it('begins at most a hundred deletions at once, and none twice when two servers do so', async () => {
  const { deletion, db } = await start();
  await db.account.createMany({
    data: Array.from({ length: 250 }, (_, n) => ({
      id: `a${n}`,
      email: `a${n}@example.org`,
      createdAt: old,
      updatedAt: old,
    })),
  });
  expect(await deletion.forgetUnconfirmed()).toBe(100);
  const both = await Promise.all([deletion.forgetUnconfirmed(), deletion.forgetUnconfirmed()]);
  expect(both.sort((one, other) => one - other)).toEqual([50, 100]);
  expect(await db.account.count({ where: { leavingAt: null } })).toBe(0);
});

it('deletes links that confirm a deletion once they have ended', async () => {
  const { db, deletion, add } = await start();
  for (const [id, ends] of [
    ['ended', -1000],
    ['open', 1000],
  ] as const) {
    await add(id, { emailVerifiedAt: old });
    const expiresAt = new Date(now.getTime() + ends);
    await db.accountDeletionLink.create({
      data: { accountId: id, tokenHash: id, createdAt: old, expiresAt },
    });
  }
  await deletion.forgetUnconfirmed();
  const links = await db.accountDeletionLink.findMany();
  expect(links.map(({ accountId }) => accountId)).toEqual(['open']);
});
