import { expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../test/servers/start-auth.ts';
import type { SecurityEvent } from '../../platform/access/security-event.ts';
import { mailsService } from '../mails/mails.service.ts';
import { journaledPeople } from './journaled-changes.ts';
import { peopleService } from './people/people.service.ts';

const { open, db, signUp, clock } = await startAuth();
const wrong = 'une girafe au soleil';

/** Polls, because the journal is flushed every second. */
async function waitForEvents(kind: string, count: number) {
  await expect
    .poll(
      async () =>
        (await db.securityEvent.aggregate({ where: { kind }, _sum: { count: true } }))._sum.count,
      { timeout: 5000 },
    )
    .toBe(count);
  return db.securityEvent.findMany({ where: { kind } });
}

it('the security journal records a failed sign-in with the account id, without one for an unknown address, and never the password or the address', async () => {
  const { userId, email } = await signUp();
  for (const [address, password] of [
    [email, wrong],
    [email.toUpperCase(), wrong],
    ['stranger@parages.example', wrong],
  ] as const)
    await open().fill('/signin', { email: address, password });
  const rows = await waitForEvents('sign_in_failed', 3);
  expect(rows.map(({ subjectId, count, operation }) => [subjectId, count, operation])).toEqual(
    expect.arrayContaining([
      [userId, 2, 'POST /auth-api/signin'],
      [null, 1, 'POST /auth-api/signin'],
    ]),
  );
  for (const secret of ['girafe', 'parages.example'])
    expect(JSON.stringify(rows)).not.toContain(secret);
});

it('the security journal records the two sign-ins refused after ten wrong passwords as sign_in_locked, not rate_limited', async () => {
  const { userId, email } = await signUp();
  const browser = open();
  for (let n = 0; n < 12; n++) await browser.fill('/signin', { email, password: wrong });
  const [row] = await waitForEvents('sign_in_locked', 2);
  expect(row).toMatchObject({ subjectId: userId, actorId: null });
  expect(await db.securityEvent.count({ where: { kind: 'rate_limited' } })).toBe(0);
});

it('the security journal records sessions_closed at a password change, and GET /me/export contains this event', async () => {
  const { browser, userId } = await signUp();
  await browser.post('/api/v1/me/password', {
    currentPassword: goodPassword,
    newPassword: 'une girafe sous la neige',
  });
  const [row] = await waitForEvents('sessions_closed', 1);
  expect(row).toMatchObject({ subjectId: userId, facts: { code: 'password_changed' } });
  // The password change invalidates the access token, so the browser refreshes its session.
  await browser.post('/auth-api/session/refresh');
  const { body } = await browser.get('/api/v1/me/export');
  expect(body.securityEvents).toEqual([
    {
      kind: 'sessions_closed',
      operation: null,
      network: null,
      count: 1,
      happenedAt: expect.any(String),
    },
  ]);
});

it('the security journal records sessions_closed even when the mail about the new password cannot be queued', async () => {
  const { userId } = await signUp();
  const noted: SecurityEvent[] = [];
  const mails = {
    ...mailsService({ clock }),
    queue: () => Promise.reject(new Error('the disk is full')),
  };
  const note = (event: SecurityEvent): void => void noted.push(event);
  const people = journaledPeople(peopleService({ db, clock, mails }), { note });
  await expect(people.passwordChanged(userId)).rejects.toThrow('the disk is full');
  expect(noted).toMatchObject([{ kind: 'sessions_closed', subjectId: userId }]);
});

it('the security journal records the reuse of a refreshed token as token_theft with the account id and the network', async () => {
  const { browser, userId } = await signUp();
  const thief = browser.copy();
  await browser.post('/auth-api/session/refresh');
  await browser.get('/api/v1/me');
  clock.advance(11_000);
  expect((await thief.post('/auth-api/session/refresh')).status).toBe(401);
  const [row] = await waitForEvents('token_theft', 1);
  expect(row).toMatchObject({ subjectId: userId, network: expect.stringMatching(/^198\.51\./) });
});
