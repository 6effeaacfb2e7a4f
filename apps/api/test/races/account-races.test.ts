import { expect, it } from 'vitest';
import { findTraces } from '../personal-data.ts';
import { createOrganisation } from '../records/create-organisation.ts';
import { goodPassword, startAuth } from '../servers/start-auth.ts';
import { connections, repeatRace } from './race.ts';

const patienceMs = 180_000;
const { db, signUp } = await startAuth({ poolSize: connections });
const deletion = ['DELETE', '/api/v1/me', { body: { password: goodPassword } }] as const;

it('four simultaneous deletions of an account delete it once, send one mail and leave no row of the account', {
  timeout: patienceMs,
}, async () => {
  await repeatRace(async () => {
    const { browser, userId, email } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.copy().call(...deletion)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 403]).toContain(status);
    expect(
      await db.mailOutbox.count({ where: { kind: 'account-deleted', recipient: email } }),
    ).toBe(1);
    expect(await findTraces(db, [userId])).toEqual([]);
  });
});

it('when the two owners of an organisation delete their accounts simultaneously, an owner remains or the organisation is deleted', {
  timeout: patienceMs,
}, async () => {
  await repeatRace(async () => {
    const [one, other] = [await signUp(), await signUp()];
    const owners = [one, other].map(({ userId }) => ({ id: userId, role: 'owner' as const }));
    const { id } = await createOrganisation(db, { members: owners });
    const answers = await Promise.all([one, other].map(({ browser }) => browser.call(...deletion)));
    for (const { status, body } of answers)
      expect(status === 200 ? 'gone' : body.code).toMatch(/^(gone|account_sole_owner)$/);
    const members = await db.membership.findMany({
      where: { organisationId: id },
      select: { role: true },
    });
    const left = answers.filter(({ status }) => status !== 200).length;
    expect(members).toEqual(Array.from({ length: left }, () => ({ role: 'owner' })));
    const organisation = await db.organisation.findUnique({ where: { id } });
    expect(organisation === null || members.length > 0).toBe(true);
  });
});

it('when the only owner of an organisation deletes the account while a member joins, it never has members without an owner', {
  timeout: patienceMs,
}, async () => {
  await repeatRace(async () => {
    const [owner, invitee] = [await signUp(), await signUp()];
    const { id } = await createOrganisation(db, { members: [{ id: owner.userId, role: 'owner' }] });
    const path = `/api/v1/org/organisations/${id}/invitations`;
    const site = owner.browser.copy();
    expect(
      (await site.call('POST', path, { body: { email: invitee.email, role: 'reader' } })).status,
    ).toBe(201);
    const mail = await db.mailOutbox.findFirstOrThrow({
      where: { kind: 'invitation', recipient: invitee.email },
    });
    const token = new URL((mail.data as { link: string }).link).searchParams.get('token');
    const [left, joined] = await Promise.all([
      owner.browser.call(...deletion),
      invitee.browser.call('POST', '/api/v1/org/invitations/acceptance', { body: { token } }),
    ]);
    const ownerLeft = left.status === 200;
    expect(ownerLeft ? 'gone' : left.body.code).toMatch(/^(gone|account_sole_owner)$/);
    const members = await db.membership.findMany({
      where: { organisationId: id },
      select: { accountId: true, role: true },
    });
    const expected = [
      ...(ownerLeft ? [] : [{ accountId: owner.userId, role: 'owner' }]),
      ...(joined.status === 200
        ? [{ accountId: invitee.userId, role: ownerLeft ? 'owner' : 'reader' }]
        : []),
    ];
    expect(members).toHaveLength(expected.length);
    expect(members).toEqual(expect.arrayContaining(expected));
    expect(await db.organisation.count({ where: { id } })).toBe(expected.length > 0 ? 1 : 0);
  });
});
