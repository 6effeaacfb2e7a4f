// Specification: §6.4
import type { Role } from '@parages/contracts/vocabulary/accounts/roles';
import { beforeEach, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { signUp, roles, db } = await startAuth();
beforeEach(() => roles.seed());

async function signUpAs(role: Role) {
  const user = await signUp();
  await roles.grant(user.email, role);
  await user.browser.post('/auth-api/signout');
  await user.browser.fill('/signin', { email: user.email, password: goodPassword });
  return user;
}
type Browser = Awaited<ReturnType<typeof signUp>>['browser'];
const list = async (browser: Browser, q = '') =>
  (await browser.get(`/api/v1/moderation/users?${new URLSearchParams({ q })}`)).body;
const change = (browser: Browser, userId: string, role: string, isGranted: boolean) =>
  browser.post(`/api/v1/moderation/users/${userId}/role`, { role, isGranted });

it('an administrator reads the team, finds an account by name or address, and grants and takes away a role, which the journal names', async () => {
  const admin = await signUpAs('admin');
  const other = await signUp();
  expect(await list(admin.browser)).toEqual({
    items: [
      {
        id: admin.userId,
        email: admin.email,
        firstName: 'Camille',
        lastName: '',
        isVerified: true,
        isMe: true,
        roles: ['admin'],
      },
    ],
    hasMore: false,
  });
  const idsOf = async (q: string) =>
    (await list(admin.browser, q)).items.map(({ id }: { id: string }) => id).sort();
  expect(await idsOf('camil')).toEqual([admin.userId, other.userId].sort());
  expect(await idsOf(other.email.toUpperCase())).toEqual([other.userId]);
  expect(await idsOf('%')).toEqual([]);
  const granted = await change(admin.browser, other.userId, 'moderator', true);
  expect([granted.status, granted.body]).toMatchObject([
    200,
    { id: other.userId, isMe: false, roles: ['moderator'] },
  ]);
  await change(admin.browser, other.userId, 'moderator', true);
  expect((await other.browser.get('/api/v1/me')).body).toMatchObject({ role: 'moderator' });
  expect((await list(admin.browser)).items).toHaveLength(2);
  const taken = await change(admin.browser, other.userId, 'moderator', false);
  expect(taken.body.roles).toEqual([]);
  const events = await db.securityEvent.findMany({
    where: { subjectId: other.userId, kind: { in: ['role_granted', 'role_revoked'] } },
    select: { kind: true, actorId: true, facts: true },
    orderBy: { id: 'asc' },
  });
  expect(events).toEqual([
    { kind: 'role_granted', actorId: admin.userId, facts: { role: 'moderator' } },
    { kind: 'role_revoked', actorId: admin.userId, facts: { role: 'moderator' } },
  ]);
});

it('409 role_own: an administrator cannot take the own administrator role away; another administrator can', async () => {
  const [one, other] = [await signUpAs('admin'), await signUpAs('admin')];
  const own = await change(one.browser, one.userId, 'admin', false);
  expect([own.status, own.body.code]).toEqual([409, 'role_own']);
  expect((await change(other.browser, one.userId, 'admin', false)).body.roles).toEqual([]);
});

it('403 for a moderator, 404 for an unknown account, 400 for a role that is not of the team', async () => {
  const [admin, moderator] = [await signUpAs('admin'), await signUpAs('moderator')];
  for (const answer of [
    await moderator.browser.get('/api/v1/moderation/users'),
    await change(moderator.browser, admin.userId, 'admin', false),
  ])
    expect([answer.status, answer.body.code]).toEqual([403, 'permission_missing']);
  const unknown = await change(admin.browser, 'unknown-id', 'admin', true);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'user_not_found']);
  const wrong = await change(admin.browser, moderator.userId, 'organizer', true);
  expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/body/role']);
});
