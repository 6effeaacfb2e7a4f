import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Refusal } from '../console/refusal.ts';
import { startSessionCore } from './session-core.ts';

const database = { engine: 'given' as const, url: 'postgresql://nobody@127.0.0.1:1/none' };

it('starts on this machine with a key of the moment', async () => {
  const [one, other] = await Promise.all([
    startSessionCore(database, {}),
    startSessionCore(database, {}),
  ]);
  try {
    expect(one.environment.SUPERTOKENS_CONNECTION_URI).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(one.environment.SUPERTOKENS_API_KEY).not.toBe(other.environment.SUPERTOKENS_API_KEY);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

it('leaves it to a core that somebody named', async () => {
  const { environment } = await startSessionCore(database, {
    SUPERTOKENS_CONNECTION_URI: 'http://core.example:3567',
  });
  expect(environment).toEqual({});
});

const production = { NODE_ENV: 'production', AUTH_CORE_IN_PRODUCTION: 'allowed' };

it('demands an encryption key in production, of 32 bytes everywhere', async () => {
  await expect(startSessionCore(database, production)).rejects.toThrow(Refusal);
  await expect(startSessionCore(database, { AUTH_CORE_KEY: 'short' })).rejects.toThrow(
    'AUTH_CORE_KEY is not 32 bytes',
  );
});

it('is not started in production unless that is allowed', async () => {
  await expect(startSessionCore(database, { NODE_ENV: 'production' })).rejects.toThrow(
    'not meant for production',
  );
  const allowed = await startSessionCore(database, {
    ...production,
    AUTH_CORE_KEY: randomBytes(32).toString('hex'),
  });
  await allowed.close();
});
