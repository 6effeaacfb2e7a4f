import { describe, expect, it } from 'vitest';
import { startTestCore, type TestCore } from '../../../test/start-test-core.ts';

const password = 'un long mot de passe';
const signUp = ({ post }: TestCore, email = 'ada@example.org') =>
  post('/public/recipe/signup', { email, password });
const minuteMs = 60_000;

const createResetToken = async (core: TestCore): Promise<{ userId: unknown; token: unknown }> => {
  const { body } = await signUp(core);
  const { recipeUserId: userId } = body;
  const created = await core.post('/public/recipe/user/password/reset/token', {
    userId,
    email: 'ada@example.org',
  });
  return { userId, token: created.body.token };
};

describe('sign-up', () => {
  it('creates a user with one login method and the normalised address', async () => {
    const core = await startTestCore();
    const { status, body } = await signUp(core, '  Ada@Example.ORG ');
    expect(status).toBe(200);
    const id = body.recipeUserId;
    expect(body).toEqual({
      status: 'OK',
      recipeUserId: expect.any(String),
      user: {
        id,
        isPrimaryUser: false,
        tenantIds: ['public'],
        timeJoined: expect.any(Number),
        emails: ['ada@example.org'],
        phoneNumbers: [],
        thirdParty: [],
        webauthn: { credentialIds: [] },
        loginMethods: [
          {
            recipeId: 'emailpassword',
            recipeUserId: id,
            tenantIds: ['public'],
            email: 'ada@example.org',
            verified: false,
            timeJoined: expect.any(Number),
          },
        ],
      },
    });
  });

  it('refuses a taken address, an empty or missing password and an empty address', async () => {
    const core = await startTestCore();
    await signUp(core);
    expect((await signUp(core)).body).toEqual({ status: 'EMAIL_ALREADY_EXISTS_ERROR' });
    expect(
      (await core.post('/recipe/signup', { email: 'b@example.org', password: '' })).status,
    ).toBe(400);
    expect((await core.post('/recipe/signup', { email: ' ', password })).status).toBe(400);
    expect((await core.post('/recipe/signup', { email: 'b@example.org' })).text).toContain(
      "Field name 'password'",
    );
  });

  it('accepts one of eight simultaneous sign-ups with one address', async () => {
    const core = await startTestCore();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(core)));
    const statuses = answers.map(({ body }) => body.status);
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'EMAIL_ALREADY_EXISTS_ERROR')).toHaveLength(7);
    expect((await core.get('/users/count')).body).toEqual({ status: 'OK', count: 1 });
  });

  it('stores an argon2id hash in the column password_hash', async () => {
    const core = await startTestCore();
    await signUp(core);
    const { rows } = await core.pool.query('SELECT password_hash FROM auth_core.account');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  it('treats an address of the domain stfakeemail.supertokens.com as verified', async () => {
    const core = await startTestCore();
    const { body } = await signUp(core, 'x.y@stfakeemail.supertokens.com');
    expect(body.user).toMatchObject({ loginMethods: [{ verified: true }] });
  });
});

describe('sign-in', () => {
  it('accepts the right password, and answers WRONG_CREDENTIALS_ERROR to a wrong one and to an unknown address', async () => {
    const core = await startTestCore();
    await signUp(core);
    const right = await core.post('/public/recipe/signin', { email: 'ADA@example.org', password });
    expect(right.body).toMatchObject({ status: 'OK', user: { emails: ['ada@example.org'] } });
    const wrong = await core.post('/recipe/signin', {
      email: 'ada@example.org',
      password: 'another',
    });
    const unknown = await core.post('/recipe/signin', { email: 'bob@example.org', password });
    expect(wrong.body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' });
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('password reset', () => {
  it('accepts a token once, and consumes all others of the account', async () => {
    const core = await startTestCore();
    const { userId, token } = await createResetToken(core);
    const other = await core.post('/recipe/user/password/reset/token', {
      userId,
      email: 'ada@example.org',
    });
    const consume = (given: unknown) =>
      core.post('/recipe/user/password/reset/token/consume', { method: 'token', token: given });
    expect((await consume(token)).body).toEqual({ status: 'OK', userId, email: 'ada@example.org' });
    expect((await consume(token)).body).toEqual({ status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' });
    expect((await consume(other.body.token)).body).toEqual({
      status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR',
    });
  });

  it('accepts one of eight simultaneous uses of a token', async () => {
    const core = await startTestCore();
    const { token } = await createResetToken(core);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        core.post('/recipe/user/password/reset/token/consume', { token }),
      ),
    );
    expect(answers.filter(({ body }) => body.status === 'OK')).toHaveLength(1);
  });

  it('refuses a token after an hour, and an unknown one', async () => {
    const core = await startTestCore();
    const { token } = await createResetToken(core);
    core.clock.advance(60 * minuteMs);
    const late = await core.post('/recipe/user/password/reset/token/consume', { token });
    expect(late.body).toEqual({ status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' });
    const invented = await core.post('/recipe/user/password/reset/token/consume', {
      token: 'invented',
    });
    expect(invented.body).toEqual({ status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' });
  });

  it('stores the hash of a token, not the token', async () => {
    const core = await startTestCore();
    const { token } = await createResetToken(core);
    const { rows } = await core.pool.query('SELECT * FROM auth_core.reset_token');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers UNKNOWN_USER_ID_ERROR when a token is requested for an unknown user', async () => {
    const { post } = await startTestCore();
    const answer = await post('/recipe/user/password/reset/token', {
      userId: 'nobody',
      email: 'ada@example.org',
    });
    expect(answer.body).toEqual({ status: 'UNKNOWN_USER_ID_ERROR' });
  });
});

describe('change of address or password', () => {
  it('changes the address and the password together: only the new pair signs in', async () => {
    const core = await startTestCore();
    const { recipeUserId } = (await signUp(core)).body;
    const changed = await core.put('/recipe/user', {
      recipeUserId,
      email: 'Lovelace@example.org',
      password: 'a new password',
    });
    expect(changed.body).toEqual({ status: 'OK' });
    expect(
      (
        await core.post('/recipe/signin', {
          email: 'lovelace@example.org',
          password: 'a new password',
        })
      ).body.status,
    ).toBe('OK');
    expect(
      (await core.post('/recipe/signin', { email: 'ada@example.org', password })).body.status,
    ).toBe('WRONG_CREDENTIALS_ERROR');
  });

  it('refuses a taken address, one of two simultaneous changes to an address, and an unknown user', async () => {
    const core = await startTestCore();
    const one = (await signUp(core, 'one@example.org')).body.recipeUserId;
    const two = (await signUp(core, 'two@example.org')).body.recipeUserId;
    const taken = await core.put('/recipe/user', { recipeUserId: one, email: 'two@example.org' });
    expect(taken.body).toEqual({ status: 'EMAIL_ALREADY_EXISTS_ERROR' });
    const both = await Promise.all(
      [one, two].map((recipeUserId) =>
        core.put('/recipe/user', { recipeUserId, email: 'new@example.org' }),
      ),
    );
    expect(both.map(({ body }) => body.status).sort()).toEqual([
      'EMAIL_ALREADY_EXISTS_ERROR',
      'OK',
    ]);
    const unknown = await core.put('/recipe/user', { recipeUserId: 'nobody', password });
    expect(unknown.body).toEqual({ status: 'UNKNOWN_USER_ID_ERROR' });
  });
});
