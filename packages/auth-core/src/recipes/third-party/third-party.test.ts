import { describe, expect, it } from 'vitest';
import { startTestCore, type TestCore } from '../../../test/start-test-core.ts';

const signInUp = ({ post }: TestCore, email: Record<string, unknown>, thirdPartyUserId = 'g-1') =>
  post('/public/recipe/signinup', { thirdPartyId: 'google', thirdPartyUserId, email });

describe('signing in with a provider', () => {
  it('creates a user the first time, and finds it afterwards', async () => {
    const core = await startTestCore();
    const first = await signInUp(core, { id: 'Ada@example.org', isVerified: true });
    expect(first.body).toMatchObject({
      status: 'OK',
      createdNewUser: true,
      user: {
        emails: ['ada@example.org'],
        thirdParty: [{ id: 'google', userId: 'g-1' }],
        loginMethods: [
          {
            recipeId: 'thirdparty',
            verified: true,
            email: 'ada@example.org',
            thirdParty: { id: 'google', userId: 'g-1' },
          },
        ],
      },
    });
    const again = await signInUp(core, { id: 'ada@example.org', isVerified: true });
    expect(again.body).toEqual({ ...first.body, createdNewUser: false });
  });

  it('stores a changed address of the provider as unverified when the provider has not verified it', async () => {
    const core = await startTestCore();
    await signInUp(core, { id: 'old@example.org', isVerified: true });
    const { body } = await signInUp(core, { id: 'new@example.org', isVerified: false });
    expect(body).toMatchObject({
      createdNewUser: false,
      user: { loginMethods: [{ email: 'new@example.org', verified: false }] },
    });
  });

  it('keeps methods separate: the same address with a password is another user', async () => {
    const core = await startTestCore();
    await core.post('/recipe/signup', {
      email: 'ada@example.org',
      password: 'un long mot de passe',
    });
    const { body } = await signInUp(core, { id: 'ada@example.org', isVerified: true });
    expect(body.createdNewUser).toBe(true);
    expect((await core.get('/users/count')).body.count).toBe(2);
  });

  it('creates one user for eight simultaneous sign-ins', async () => {
    const core = await startTestCore();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signInUp(core, { id: 'ada@example.org', isVerified: true })),
    );
    expect(answers.filter(({ body }) => body.createdNewUser === true)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.recipeUserId)).size).toBe(1);
  });
});
