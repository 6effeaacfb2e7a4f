import { describe, expect, it } from 'vitest';
import { decode, openSession, refresh, tokensOf, verify } from '../../../test/open-session.ts';
import { joinTestCore, startTestCore, type TestCore } from '../../../test/start-test-core.ts';
import { sha256 } from '../../tokens/sha256.ts';

const dayMs = 86_400_000;
const refreshOnce = async (core: TestCore, token: string) => tokensOf(await refresh(core, token));

describe('a new session', () => {
  it('has an access token of version 5 with top-level claims, and a refresh token for 100 days', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const { header, claims } = decode(opened.accessToken.token);
    expect(header).toEqual({
      kid: expect.stringMatching(/^d-\d+$/),
      typ: 'JWT',
      version: '5',
      alg: 'RS256',
    });
    expect(claims).toEqual({
      city: 'tours',
      sub: 'ada',
      rsub: 'ada',
      tId: 'public',
      sessionHandle: opened.session.handle,
      refreshTokenHash1: sha256(opened.refreshToken.token),
      parentRefreshTokenHash1: null,
      antiCsrfToken: null,
      iat: expect.any(Number),
      exp: opened.accessToken.expiry / 1000,
    });
    expect(opened.refreshToken.expiry - opened.refreshToken.createdTime).toBe(100 * dayMs);
  });

  it('has an access token signed with a static key when useDynamicSigningKey is false', async () => {
    const opened = await openSession(await startTestCore(), { useDynamicSigningKey: false });
    expect(decode(opened.accessToken.token).header.kid).toMatch(/^s-/);
  });

  it('is created even for an empty user id, as in the official core', async () => {
    const opened = await openSession(await startTestCore(), { userId: '' });
    expect(opened.session.userId).toBe('');
  });

  it('is refused with 400 when a claim has the reserved name "sub"', async () => {
    const { post } = await startTestCore();
    const data = { userDataInJWT: { sub: 'bob' }, userDataInDatabase: {} };
    const answer = await post('/recipe/session', { userId: 'ada', enableAntiCsrf: false, ...data });
    expect(answer).toMatchObject({
      status: 400,
      text: 'The user payload contains protected field\n',
    });
  });

  it('stores neither the refresh token nor its SHA-256', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const { rows } = await core.pool.query('SELECT * FROM auth_core.session');
    expect(JSON.stringify(rows)).not.toContain(opened.refreshToken.token);
    expect(JSON.stringify(rows)).not.toContain(sha256(opened.refreshToken.token));
  });
});

describe('POST /recipe/session/refresh', () => {
  it('issues new tokens for the same session, with the SHA-256 of the exchanged refresh token', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const next = await refreshOnce(core, opened.refreshToken.token);
    expect(next.session).toEqual(opened.session);
    expect(next.refreshToken.token).not.toBe(opened.refreshToken.token);
    expect(decode(next.accessToken.token).claims.parentRefreshTokenHash1).toBe(
      sha256(opened.refreshToken.token),
    );
  });

  it('accepts four simultaneous uses of one refresh token, because an answer may have been lost', async () => {
    const core = await startTestCore();
    const { refreshToken } = await openSession(core);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(core, refreshToken.token)));
    expect(answers.map(({ body }) => body.status)).toEqual(['OK', 'OK', 'OK', 'OK']);
  });

  it('reports theft for the first refresh token once the second has been used to refresh, and leaves the session open', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const second = await refreshOnce(core, opened.refreshToken.token);
    const third = await refreshOnce(core, second.refreshToken.token);
    const { handle } = opened.session;
    const theft = await refresh(core, opened.refreshToken.token);
    expect(theft.body).toEqual({
      status: 'TOKEN_THEFT_DETECTED',
      session: { handle, userId: 'ada', recipeUserId: 'ada' },
    });
    expect((await refresh(core, third.refreshToken.token)).body.status).toBe('OK');
  });

  it('reports theft for the first refresh token once the second access token has been used', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const second = await refreshOnce(core, opened.refreshToken.token);
    await verify(core, second.accessToken.token);
    expect((await refresh(core, opened.refreshToken.token)).body.status).toBe(
      'TOKEN_THEFT_DETECTED',
    );
  });

  it('of two refresh tokens issued for the same one, accepts one and reports theft for the other', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const children = await Promise.all([
      refreshOnce(core, opened.refreshToken.token),
      refreshOnce(core, opened.refreshToken.token),
    ]);
    const answers = await Promise.all(
      children.map(({ refreshToken }) => refresh(core, refreshToken.token)),
    );
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['OK', 'TOKEN_THEFT_DETECTED']);
  });

  it('keeps the session for 100 days after the first use of its latest refresh token', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    core.clock.advance(99 * dayMs);
    const second = await refreshOnce(core, opened.refreshToken.token);
    await refreshOnce(core, second.refreshToken.token);
    core.clock.advance(99 * dayMs);
    expect((await refresh(core, second.refreshToken.token)).body.status).toBe('OK');
    core.clock.advance(2 * dayMs);
    expect((await refresh(core, second.refreshToken.token)).body.status).toBe('UNAUTHORISED');
  });

  it('answers UNAUTHORISED to a malformed or changed token, and to the token of an ended session', async () => {
    const core = await startTestCore();
    const { refreshToken, session } = await openSession(core);
    const [body = ''] = refreshToken.token.split('.');
    for (const token of [
      '',
      'x',
      `${body}.x`,
      `${refreshToken.token}.x`,
      `${refreshToken.token.slice(0, -2)}xx`,
    ])
      expect((await refresh(core, token)).body).toEqual({
        status: 'UNAUTHORISED',
        message: expect.any(String),
      });
    await core.post('/recipe/session/remove', { sessionHandles: [session.handle] });
    expect((await refresh(core, refreshToken.token)).body.status).toBe('UNAUTHORISED');
  });

  it('requires the anti-csrf token of the session, and issues a new one', async () => {
    const core = await startTestCore();
    const { refreshToken, antiCsrfToken } = await openSession(core, { enableAntiCsrf: true });
    expect((await refresh(core, refreshToken.token, { enableAntiCsrf: true })).body.status).toBe(
      'UNAUTHORISED',
    );
    const next = tokensOf(
      await refresh(core, refreshToken.token, { enableAntiCsrf: true, antiCsrfToken }),
    );
    expect(next.antiCsrfToken).not.toBe(antiCsrfToken);
    expect(decode(next.accessToken.token).claims.antiCsrfToken).toBe(next.antiCsrfToken);
  });

  it('signs the new access token with a static key when useDynamicSigningKey is false', async () => {
    const core = await startTestCore();
    const { refreshToken } = await openSession(core);
    const next = tokensOf(await refresh(core, refreshToken.token, { useDynamicSigningKey: false }));
    expect(decode(next.accessToken.token).header.kid).toMatch(/^s-/);
  });

  it('accepts a refresh token that another core on the same database issued, and that core verifies the new access token', async () => {
    const core = await startTestCore();
    const { refreshToken } = await openSession(core);
    const other = await joinTestCore(core.pool);
    const next = await refreshOnce(other, refreshToken.token);
    expect((await verify(core, next.accessToken.token)).body.status).toBe('OK');
  });
});
