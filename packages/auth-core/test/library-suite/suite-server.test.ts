import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '../start-test-core.ts';
import { buildSuiteServer } from './suite-server.ts';

const server = buildSuiteServer(await emptyDatabase());
afterAll(() => server.close());

const put = async (url: string, payload: object) =>
  (await server.inject({ method: 'PUT', url, payload })).json();
const post = async (url: string, payload: object) =>
  (await server.inject({ method: 'POST', url, payload })).json();
const credentials = { email: 'ada@example.org', password: 'un long mot de passe' };

it('the server of the library suite separates users and signing keys by application without an api-key, and answers 400 for a removed application', async () => {
  expect(await put('/ee/license', { licenseKey: 'any' })).toEqual({ status: 'OK' });
  for (const appId of ['One', 'two'])
    expect(await put('/recipe/multitenancy/app/v2', { appId, coreConfig: {} })).toEqual({
      status: 'OK',
      createdNew: true,
    });
  for (const prefix of ['/appid-one', '/appid-two/public', ''])
    expect(await post(`${prefix}/recipe/signup`, credentials)).toMatchObject({ status: 'OK' });
  expect(await post('/appid-one/public/recipe/signup', credentials)).toEqual({
    status: 'EMAIL_ALREADY_EXISTS_ERROR',
  });
  expect((await server.inject('/appid-two/.well-known/jwks.json')).json()).not.toEqual(
    (await server.inject('/appid-one/.well-known/jwks.json')).json(),
  );
  expect(await post('/recipe/multitenancy/app/remove', { appId: 'one' })).toEqual({
    status: 'OK',
    didExist: true,
  });
  expect((await server.inject('/appid-one/users')).statusCode).toBe(400);
});

it('the server of the library suite applies access_token_validity of an application to new sessions, also after a change', async () => {
  const open = async () =>
    post('/appid-three/recipe/session', {
      userId: 'ada',
      userDataInJWT: {},
      userDataInDatabase: {},
      enableAntiCsrf: false,
    });
  const lifeOf = ({ accessToken }: { accessToken: { expiry: number; createdTime: number } }) =>
    Math.round((accessToken.expiry - accessToken.createdTime) / 1000);
  const configure = (seconds: number) =>
    put('/recipe/multitenancy/app/v2', {
      appId: 'three',
      coreConfig: { access_token_validity: seconds },
    });
  await configure(20);
  expect(lifeOf(await open())).toBeGreaterThanOrEqual(19);
  expect(lifeOf(await open())).toBeLessThanOrEqual(20);
  expect(await configure(200)).toEqual({ status: 'OK', createdNew: false });
  expect(lifeOf(await open())).toBeGreaterThan(190);
});
