// Specification: §7.28
import { expect, it } from 'vitest';
import { listProviders } from '../library/providers.ts';

it('listProviders lists no provider without settings, and Google when its client is configured', () => {
  expect(listProviders({})).toEqual([]);
  const [google] = listProviders({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(google?.config).toMatchObject({
    thirdPartyId: 'google',
    oidcDiscoveryEndpoint: 'https://accounts.google.com/.well-known/openid-configuration',
    clients: ['web', 'android', 'ios'].map((clientType) => ({ clientType, clientId: 'ours' })),
  });
});

it('listProviders configures Apple with team id, key id and private key instead of a client secret', () => {
  const [apple] = listProviders({
    APPLE_CLIENT_ID: 'ours',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
    APPLE_PRIVATE_KEY: 'p',
  });
  expect(apple?.config.clients?.[0]).toMatchObject({
    clientType: 'web',
    clientId: 'ours',
    additionalConfig: { teamId: 't', keyId: 'k', privateKey: 'p' },
  });
});

it.each([
  '4398792-io.supertokens.example.service',
  '1060725074195-kmeum4crr01uirfl2op9kd5acmi9jutn.apps.googleusercontent.com',
])('listProviders throws for a demonstration client of the session library (%s)', (clientId) =>
  expect(() => listProviders({ GOOGLE_CLIENT_ID: clientId })).toThrow('register your own'),
);

it('the Google provider accepts an identity token issued by Google and refuses one of another issuer', async () => {
  const [google] = listProviders({ GOOGLE_CLIENT_ID: 'ours' });
  const validate = async (iss: string) =>
    google?.config.validateIdTokenPayload?.({
      idTokenPayload: { iss },
      clientConfig: JSON.parse('{}'),
      userContext: JSON.parse('{}'),
    });
  await expect(validate('https://accounts.google.com')).resolves.toBeUndefined();
  await expect(validate('accounts.google.com')).resolves.toBeUndefined();
  await expect(validate('https://evil.example')).rejects.toThrow('evil.example');
});
