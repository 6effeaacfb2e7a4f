import { describe, expect, it } from 'vitest';
import { decode, openSession, refresh, tokensOf, verify } from '../../../test/open-session.ts';
import { startTestCore } from '../../../test/start-test-core.ts';

const hourMs = 3_600_000;

describe('POST /recipe/session/verify', () => {
  it('accepts a valid token of an ended session, because it does not read the database', async () => {
    const core = await startTestCore();
    const { accessToken, session } = await openSession(core);
    await core.post('/recipe/session/remove', { sessionHandles: [session.handle] });
    expect((await verify(core, accessToken.token)).body).toEqual({
      status: 'OK',
      session: {
        handle: session.handle,
        userId: 'ada',
        recipeUserId: 'ada',
        userDataInJWT: { city: 'tours' },
        tenantId: 'public',
      },
    });
  });

  it('with checkDatabase, answers UNAUTHORISED to a valid token of an ended session', async () => {
    const core = await startTestCore();
    const { accessToken, session } = await openSession(core);
    expect(
      (await verify(core, accessToken.token, { checkDatabase: true })).body.accessToken,
    ).toBeUndefined();
    await core.post('/recipe/session/remove', { sessionHandles: [session.handle] });
    expect((await verify(core, accessToken.token, { checkDatabase: true })).body.status).toBe(
      'UNAUTHORISED',
    );
  });

  it('with checkDatabase, issues a token with the stored claims if they differ in more than key order', async () => {
    const core = await startTestCore();
    const { accessToken, session } = await openSession(core, {
      userDataInJWT: { zebra: 1, ant: { b: 2, a: 1 } },
    });
    expect(
      (await verify(core, accessToken.token, { checkDatabase: true })).body.accessToken,
    ).toBeUndefined();
    await core.put('/recipe/jwt/data', {
      sessionHandle: session.handle,
      userDataInJWT: { zebra: 2 },
    });
    const { body } = await verify(core, accessToken.token, { checkDatabase: true });
    expect(body).toMatchObject({
      status: 'OK',
      session: { userDataInJWT: { zebra: 2 } },
      accessToken: { token: expect.any(String) },
    });
  });

  it('replaces the access token of a refresh by one without parentRefreshTokenHash1, also at a second use', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const next = tokensOf(await refresh(core, opened.refreshToken.token));
    const used = await verify(core, next.accessToken.token);
    const freed = String(Object(used.body.accessToken).token);
    expect(decode(freed).claims.parentRefreshTokenHash1).toBeNull();
    expect((await verify(core, freed)).body.accessToken).toBeUndefined();
    // The answer with the replacement may have been lost.
    expect((await verify(core, next.accessToken.token)).body.accessToken).toBeDefined();
  });

  it('of two access tokens issued for one refresh token, accepts the one that is used second, but does not replace it', async () => {
    const core = await startTestCore();
    const opened = await openSession(core);
    const one = tokensOf(await refresh(core, opened.refreshToken.token));
    const two = tokensOf(await refresh(core, opened.refreshToken.token));
    await verify(core, one.accessToken.token);
    const { body } = await verify(core, two.accessToken.token);
    expect(body).toMatchObject({ status: 'OK' });
    expect(body.accessToken).toBeUndefined();
  });

  it('answers TRY_REFRESH_TOKEN to an expired or forged access token, and to one without its anti-csrf token', async () => {
    const core = await startTestCore();
    const { accessToken, antiCsrfToken } = await openSession(core, { enableAntiCsrf: true });
    const [head, , signature] = accessToken.token.split('.');
    const claims = Buffer.from(
      JSON.stringify({ ...decode(accessToken.token).claims, sub: 'bob' }),
    ).toString('base64url');
    const unsigned = Buffer.from(
      JSON.stringify({ ...decode(accessToken.token).header, alg: 'none' }),
    ).toString('base64url');
    for (const token of ['', 'a.b.c', `${head}.${claims}.${signature}`, `${unsigned}.${claims}.`])
      expect((await verify(core, token)).body.status).toBe('TRY_REFRESH_TOKEN');
    const withCsrf = { enableAntiCsrf: true };
    expect((await verify(core, accessToken.token, withCsrf)).body).toEqual({
      status: 'TRY_REFRESH_TOKEN',
      message: 'anti-csrf check failed',
    });
    expect(
      (await verify(core, accessToken.token, { ...withCsrf, doAntiCsrfCheck: false })).body.status,
    ).toBe('OK');
    expect(
      (await verify(core, accessToken.token, { ...withCsrf, antiCsrfToken })).body.status,
    ).toBe('OK');
    core.clock.advance(hourMs);
    expect(
      (await verify(core, accessToken.token, { ...withCsrf, antiCsrfToken })).body.status,
    ).toBe('TRY_REFRESH_TOKEN');
  });
});

describe('POST /recipe/session/regenerate', () => {
  it('issues a token with the given claims and the expiry of the given token', async () => {
    const core = await startTestCore();
    const { accessToken } = await openSession(core);
    core.clock.advance(hourMs / 2);
    const { body } = await core.post('/recipe/session/regenerate', {
      accessToken: accessToken.token,
      userDataInJWT: { city: 'angers' },
    });
    expect(body).toMatchObject({
      status: 'OK',
      session: { userDataInJWT: { city: 'angers' } },
      accessToken: { expiry: accessToken.expiry },
    });
  });

  it('stores the claims and issues no token once the given access token has expired', async () => {
    const core = await startTestCore();
    const { accessToken, session } = await openSession(core);
    core.clock.advance(hourMs);
    const { body } = await core.post('/recipe/session/regenerate', {
      accessToken: accessToken.token,
      userDataInJWT: { city: 'angers' },
    });
    expect(body.accessToken).toBeUndefined();
    expect(
      (await core.get('/recipe/session', { sessionHandle: session.handle })).body.userDataInJWT,
    ).toEqual({ city: 'angers' });
  });

  it('issues a token with the stored claims and writes nothing when no claims are given', async () => {
    const core = await startTestCore();
    const { accessToken } = await openSession(core);
    const rowVersion = async () =>
      (await core.pool.query('SELECT xmin::text AS version FROM auth_core.session')).rows;
    const before = await rowVersion();
    const { body } = await core.post('/recipe/session/regenerate', {
      accessToken: accessToken.token,
    });
    expect(body).toMatchObject({
      status: 'OK',
      session: { userDataInJWT: { city: 'tours' } },
      accessToken: { expiry: accessToken.expiry },
    });
    expect(await rowVersion()).toEqual(before);
  });

  it('answers UNAUTHORISED for an ended session, and 400 to reserved claims and an invalid token', async () => {
    const core = await startTestCore();
    const { accessToken, session } = await openSession(core);
    const regenerate = (userDataInJWT: Record<string, unknown>, token = accessToken.token) =>
      core.post('/recipe/session/regenerate', { accessToken: token, userDataInJWT });
    expect((await regenerate({ exp: 1 })).status).toBe(400);
    expect((await regenerate({}, 'nonsense')).status).toBe(400);
    await core.post('/recipe/session/remove', { sessionHandles: [session.handle] });
    expect((await regenerate({})).body.status).toBe('UNAUTHORISED');
  });
});

describe('sessions by handle and by user', () => {
  it('reads a session, and changes its data', async () => {
    const core = await startTestCore();
    const { session, refreshToken } = await openSession(core);
    const written = await core.put('/recipe/session/data', {
      sessionHandle: session.handle,
      userDataInDatabase: { device: 'phone' },
    });
    expect(written.body).toEqual({ status: 'OK' });
    expect((await core.get('/recipe/session', { sessionHandle: session.handle })).body).toEqual({
      status: 'OK',
      sessionHandle: session.handle,
      userId: 'ada',
      recipeUserId: 'ada',
      tenantId: 'public',
      userDataInDatabase: { device: 'phone' },
      userDataInJWT: { city: 'tours' },
      expiry: refreshToken.expiry,
      timeCreated: refreshToken.createdTime,
    });
  });

  it('answers UNAUTHORISED when the data of an unknown handle are read or changed', async () => {
    const { get, put } = await startTestCore();
    expect((await get('/recipe/session', { sessionHandle: 'x' })).body.status).toBe('UNAUTHORISED');
    expect(
      (await put('/recipe/session/data', { sessionHandle: 'x', userDataInDatabase: {} })).body
        .status,
    ).toBe('UNAUTHORISED');
    expect(
      (await put('/recipe/jwt/data', { sessionHandle: 'x', userDataInJWT: {} })).body.status,
    ).toBe('UNAUTHORISED');
  });

  it('lists the sessions of a user; ends them by user or by handle, and refuses both or neither', async () => {
    const core = await startTestCore();
    const [one, two] = [await openSession(core), await openSession(core)];
    await openSession(core, { userId: 'bob' });
    const handles = [one.session.handle, two.session.handle].sort();
    const { body } = await core.get('/public/recipe/session/user', { userId: 'ada' });
    expect([...Object(body.sessionHandles)].sort()).toEqual(handles);
    expect(
      (await core.post('/recipe/session/remove', { sessionHandles: [one.session.handle, 'x'] }))
        .body,
    ).toEqual({
      status: 'OK',
      sessionHandlesRevoked: [one.session.handle],
    });
    expect(
      (await core.post('/public/recipe/session/remove', { userId: 'ada' })).body
        .sessionHandlesRevoked,
    ).toEqual([two.session.handle]);
    expect(
      (await core.post('/recipe/session/remove', { userId: 'ada', sessionHandles: [] })).status,
    ).toBe(400);
    expect((await core.post('/recipe/session/remove', {})).status).toBe(400);
  });
});
