import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Refusal } from '../console/refusal.ts';
import { startSessionCore } from './session-core.ts';

const database = { engine: 'given' as const, url: 'postgresql://app@127.0.0.1:1/none' };

it('the embedded session core has an address on the loopback interface, and another api-key at each start', async () => {
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

it('startSessionCore returns no settings when SUPERTOKENS_CONNECTION_URI names another core', async () => {
  const { environment } = await startSessionCore(database, {
    SUPERTOKENS_CONNECTION_URI: 'http://core.example:3567',
  });
  expect(environment).toEqual({});
});

const production = { NODE_ENV: 'production', AUTH_CORE_IN_PRODUCTION: 'allowed' };

it('the embedded session core refuses a key that is not 32 bytes, and a start in production without a key', async () => {
  await expect(startSessionCore(database, production)).rejects.toThrow(Refusal);
  await expect(startSessionCore(database, { AUTH_CORE_KEY: 'short' })).rejects.toThrow(
    'AUTH_CORE_KEY is not 32 bytes',
  );
});

it('the embedded session core starts in production only if AUTH_CORE_IN_PRODUCTION allows it', async () => {
  await expect(startSessionCore(database, { NODE_ENV: 'production' })).rejects.toThrow(
    'not meant for production',
  );
  const allowed = await startSessionCore(database, {
    ...production,
    AUTH_CORE_KEY: randomBytes(32).toString('hex'),
  });
  await allowed.close();
});
