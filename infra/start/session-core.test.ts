import { expect, it } from 'vitest';
import { startSessionCore } from './session-core.ts';

const database = { engine: 'given' as const, url: 'postgresql://nobody@127.0.0.1:1/none' };

it('starts on this machine with a key of the moment', async () => {
  const [one, other] = await Promise.all([startSessionCore(database, {}), startSessionCore(database, {})]);
  try {
    expect(one.environment.SUPERTOKENS_CONNECTION_URI).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(one.environment.SUPERTOKENS_API_KEY).not.toBe(other.environment.SUPERTOKENS_API_KEY);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

it('leaves it to a core that somebody named', async () => {
  const { environment } = await startSessionCore(database, { SUPERTOKENS_CONNECTION_URI: 'http://core.example:3567' });
  expect(environment).toEqual({});
});

it('is not started in production unless that is allowed', async () => {
  await expect(startSessionCore(database, { NODE_ENV: 'production' })).rejects.toThrow('not meant for production');
  const allowed = await startSessionCore(database, { NODE_ENV: 'production', AUTH_CORE_IN_PRODUCTION: 'allowed' });
  await allowed.close();
});
