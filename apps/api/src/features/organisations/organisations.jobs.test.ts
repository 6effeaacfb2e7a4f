import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { forgetEnded } from './organisations.jobs.ts';

const clock = { now: () => new Date('2027-06-10T10:00:00Z') };

async function start() {
  const { db } = await emptyDatabase();
  const { id: organisationId } = await createOrganisation(db);
  const invite = (email: string, expiresAt: string) =>
    db.invitation.create({
      data: {
        id: uuidv7(),
        organisationId,
        email,
        role: 'editor',
        tokenHash: email,
        invitedBy: 'noa',
        expiresAt: new Date(expiresAt),
      },
    });
  const addKey = (name: string, ends: { revokedAt?: Date; expiresAt?: Date }) => {
    const id = uuidv7();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const scopes: string[] = [];
    return db.apiKey.create({
      data: {
        id,
        actorId: `key:${id}`,
        organisationId,
        kind: 'publishable',
        name,
        prefix: name,
        hash: name,
        scopes,
        createdAt,
        ...ends,
      },
    });
  };
  return { db, invite, addKey };
}

it('deletes invitations that ended thirty days ago, and keys that ended a year ago', async () => {
  const { db, invite, addKey } = await start();
  await invite('gone@example.org', '2027-05-11T09:59:59Z');
  await invite('ended@example.org', '2027-05-11T10:00:01Z');
  await addKey('gone', { expiresAt: new Date('2026-06-10T09:59:59Z') });
  await addKey('revoked', { revokedAt: new Date('2026-06-10T09:59:59Z') });
  await addKey('recent', { revokedAt: new Date('2026-06-10T10:00:01Z') });
  await addKey('works', {});
  expect(await forgetEnded({ db, clock })).toEqual({ invitations: 1, keys: 2 });
  expect((await db.invitation.findMany()).map(({ email }) => email)).toEqual(['ended@example.org']);
  const keys = await db.apiKey.findMany({ orderBy: { name: 'asc' } });
  expect(keys.map(({ name }) => name)).toEqual(['recent', 'works']);
  expect(await forgetEnded({ db, clock })).toEqual({ invitations: 0, keys: 0 });
});
