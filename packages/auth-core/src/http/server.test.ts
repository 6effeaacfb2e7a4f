import { describe, expect, it } from 'vitest';
import { startTestCore } from '../../test/start-test-core.ts';

const credentials = { email: 'ada@example.org', password: 'un long mot de passe' };

describe('access to the core', () => {
  it('answers 401 to an empty or wrong api-key, except at /hello and for the public keys', async () => {
    const { get, post, logged } = await startTestCore();
    for (const key of ['', 'wrong', 'x'.repeat(43)]) {
      expect(await get('/apiversion', {}, { 'api-key': key })).toMatchObject({
        status: 401,
        text: 'Invalid API key\n',
      });
      expect((await post('/recipe/signin', credentials, { 'api-key': key })).status).toBe(401);
      expect((await get('/unknown', {}, { 'api-key': key })).status).toBe(401);
      expect((await get('/.well-known/jwks.json', {}, { 'api-key': key })).status).toBe(200);
      expect((await get('/hello', {}, { 'api-key': key })).text).toBe('Hello\n');
    }
    expect(logged).toEqual([]);
  });

  it('lists interface version 5.4 only, and refuses version 5.3', async () => {
    const { get } = await startTestCore();
    expect((await get('/apiversion')).body).toEqual({ versions: ['5.4'] });
    expect(await get('/recipe/roles', {}, { 'cdi-version': '5.3' })).toMatchObject({
      status: 400,
      text: 'cdi-version 5.3 not supported\n',
    });
  });
});

describe('prefixes of application and tenant', () => {
  it.each(['', '/public', '/PUBLIC', '/appid-public', '/appid-public/public'])(
    'accepts the prefix "%s" before a path',
    async (prefix) => {
      const { get, post } = await startTestCore();
      expect((await post(`${prefix}/recipe/signup`, credentials)).body.status).toBe('OK');
      expect((await get(`${prefix}/users`, { limit: '1' })).body.status).toBe('OK');
      expect((await get(`${prefix}/.well-known/jwks.json`)).body.keys).toHaveLength(2);
      expect((await get(`${prefix}/recipe/multitenancy/tenant/v2`)).body).toEqual({
        status: 'OK',
        tenantId: 'public',
        thirdParty: { providers: [] },
        coreConfig: {},
      });
    },
  );

  it('answers 400 for an unknown application or tenant, and TENANT_NOT_FOUND_ERROR when a call reads an unknown tenant', async () => {
    const { get, post } = await startTestCore();
    expect((await post('/appid-other/recipe/signin', credentials)).status).toBe(400);
    expect((await post('/other/recipe/signin', credentials)).status).toBe(400);
    expect((await get('/other/recipe/multitenancy/tenant/v2')).body).toEqual({
      status: 'TENANT_NOT_FOUND_ERROR',
    });
  });
});

describe('unsupported calls', () => {
  it('answer 402 for the paid features of the official core', async () => {
    const { post, put } = await startTestCore();
    const answers = await Promise.all([
      post('/recipe/accountlinking/user/primary', { recipeUserId: 'x' }),
      post('/recipe/accountlinking/user/link', { recipeUserId: 'x', primaryUserId: 'y' }),
      put('/recipe/multitenancy/tenant/v2', { tenantId: 't' }),
      put('/recipe/multitenancy/app/v2', { appId: 'a', coreConfig: {} }),
      put('/recipe/multitenancy/connectionuridomain/v2', { connectionUriDomain: 'c' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([402, 402, 402, 402, 402]);
  });

  it('answer 405 for another method of a known path', async () => {
    const { put, logged } = await startTestCore();
    expect(await put('/recipe/signin')).toMatchObject({
      status: 405,
      text: 'Method not supported\n',
    });
    expect(logged).toEqual([]);
  });

  it('answer 404 for an unknown path, and log it without the query', async () => {
    const { get, logged } = await startTestCore();
    expect(await get('/recipe/totp/device/list', { userId: 'ada' })).toMatchObject({
      status: 404,
      text: 'Not found\n',
    });
    expect(logged).toEqual([
      'auth-core: GET /recipe/totp/device/list is not supported by this core',
    ]);
  });
});

describe('failures', () => {
  it('answer 400 with the name of the missing or invalid field, in the words of the official SuperTokens core', async () => {
    const { get, post, put } = await startTestCore();
    const texts = [
      await post('/recipe/session/refresh', { refreshToken: 1 }),
      await post('/recipe/signinup', {
        thirdPartyId: 'a',
        thirdPartyUserId: 'b',
        email: { id: 1 },
      }),
      await put('/recipe/role', { role: ' ' }),
      await put('/recipe/role', { role: 'editor', permissions: ['read', 1] }),
      await put('/recipe/role', { role: 'editor', permissions: [' '] }),
      await get('/user/id'),
    ].map(({ status, text }) => `${status} ${text}`);
    expect(texts).toEqual([
      "400 Field name 'refreshToken' is invalid in JSON input\n",
      "400 Field name 'id' is invalid in JSON input\n",
      "400 Field name 'role' cannot be an empty String\n",
      "400 Field name 'permissions' is invalid in JSON input\n",
      "400 Field name 'permissions' cannot contain an empty string\n",
      "400 Field name 'userId' is missing in GET request\n",
    ]);
  });

  it('answer 400 for U+0000, and 500 "Internal Error" with one log entry when a table is missing', async () => {
    const { pool, put, get, logged } = await startTestCore();
    expect(await get('/recipe/user/metadata', { userId: '\0' })).toMatchObject({
      status: 400,
      text: 'A text holds the character U+0000\n',
    });
    await pool.query('ALTER TABLE auth_core.account_metadata RENAME TO hidden');
    const failed = await put('/recipe/user/metadata', { userId: 'ada', metadataUpdate: {} });
    await pool.query('ALTER TABLE auth_core.hidden RENAME TO account_metadata');
    expect(failed).toMatchObject({ status: 500, text: 'Internal Error\n' });
    expect(logged).toHaveLength(1);
  });
});
