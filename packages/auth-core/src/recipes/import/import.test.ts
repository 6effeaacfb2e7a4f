import { expect, it } from 'vitest';
import { startTestCore } from '../../../test/start-test-core.ts';

const method = {
  recipeId: 'emailpassword',
  tenantIds: ['public'],
  isVerified: true,
  isPrimary: false,
  timeJoinedInMSSinceEpoch: 1_760_000_000_000,
  email: 'Ada@Example.org',
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$aGFzaA',
  hashingAlgorithm: 'argon2',
};
const user = { externalUserId: 'ada', userRoles: [], loginMethods: [method] };
const path = '/bulk-import/import';

it('POST /bulk-import/import keeps the id, the time of the sign-up and the verified state', async () => {
  const { post, get } = await startTestCore();
  expect((await post(path, user)).body).toMatchObject({ status: 'OK', user: { id: 'ada' } });
  expect((await get('/user/id', { userId: 'ada' })).body).toMatchObject({
    user: {
      timeJoined: 1_760_000_000_000,
      loginMethods: [{ email: 'ada@example.org', verified: true }],
    },
  });
});

it.each([
  ['an id that is too long', { externalUserId: 'x'.repeat(129) }, 'externalUserId'],
  ['an unknown field', { totpDevices: [] }, 'totpDevices'],
  ['two sign-in methods', { loginMethods: [method, method] }, 'loginMethods'],
  [
    'a hash of another kind',
    { loginMethods: [{ ...method, passwordHash: '$2a$10$x' }] },
    'loginMethods.0.passwordHash: is no hash of argon2',
  ],
  [
    'a sign-up in the future',
    { loginMethods: [{ ...method, timeJoinedInMSSinceEpoch: 9_000_000_000_000 }] },
    'future',
  ],
  [
    'an unknown role',
    { userRoles: [{ role: 'king', tenantIds: ['public'] }] },
    'Role king does not exist.',
  ],
])('400: refuses %s, and stores nothing', async (_name, changed, fault) => {
  const { post, get } = await startTestCore();
  const refused = await post(path, { ...user, ...changed });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(fault);
  expect((await get('/public/users/count')).body.count).toBe(0);
});

it('400: refuses an account whose id or address is taken', async () => {
  const { post } = await startTestCore();
  await post(path, user);
  for (const again of [user, { ...user, externalUserId: 'eve' }])
    expect((await post(path, again)).body).toEqual({ errors: ['The account already exists'] });
});
