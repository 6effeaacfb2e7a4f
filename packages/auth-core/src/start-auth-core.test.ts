import { describe, expect, it } from 'vitest';
import { openSession } from '../test/open-session.ts';
import { startTestCore } from '../test/start-test-core.ts';
import { onPool } from './database/database.ts';
import { purge } from './purge.ts';
import { defaultSettings } from './settings.ts';
import { startAuthCore } from './start-auth-core.ts';
import { signingKeys } from './tokens/signing-keys.ts';

const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing';

describe('starting', () => {
  it('refuses production, unless it is allowed explicitly', async () => {
    await expect(startAuthCore({ databaseUrl, environment: 'production' })).rejects.toThrow('not meant for production');
    const core = await startAuthCore({ databaseUrl, environment: 'production', isAllowedInProduction: true });
    await core.close();
  });

  it('listens on the loopback address only, with a key of its own', async () => {
    const [one, two] = [
      await startAuthCore({ databaseUrl, environment: 'test' }),
      await startAuthCore({ databaseUrl, environment: 'test' }),
    ];
    expect(one.uri).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(one.apiKey.length).toBeGreaterThanOrEqual(43);
    expect(two.apiKey).not.toBe(one.apiKey);
    await Promise.all([one.close(), two.close()]);
  });

  it('refuses a short api-key', async () => {
    await expect(startAuthCore({ databaseUrl, environment: 'test', apiKey: 'short' })).rejects.toThrow('20 characters');
  });

  it('starts without its database, answers 500 until it is there, and closes twice', async () => {
    const complaints: string[] = [];
    const log = { warn: () => undefined, error: (message: string) => complaints.push(message) };
    const core = await startAuthCore({ databaseUrl, environment: 'test', log });
    const headers = { 'api-key': core.apiKey };
    expect((await fetch(`${core.uri}/apiversion`, { headers })).status).toBe(200);
    expect((await fetch(`${core.uri}/recipe/roles`, { headers })).status).toBe(500);
    expect(complaints).toEqual(['auth-core: GET /recipe/roles failed']);
    await core.close();
    await core.close();
  });
});

describe('what is over', () => {
  it('is removed, and nothing else', async () => {
    const test = await startTestCore();
    const { recipeUserId: userId } = (await test.post('/recipe/signup', { email: 'ada@example.org', password: 'a password' })).body;
    const address = { userId, email: 'ada@example.org' };
    const fill = async () => {
      await openSession(test);
      await test.post('/recipe/user/password/reset/token', address);
      await test.post('/recipe/user/email/verify/token', address);
    };
    await fill();
    test.clock.advance(defaultSettings.refreshTokenMs);
    await fill();
    const given = { db: onPool(test.pool), clock: test.clock, settings: defaultSettings };
    await purge({ ...given, signingKeys: signingKeys(given) });
    const count = async (table: string) => (await test.pool.query(`SELECT FROM auth_core.${table}`)).rowCount;
    expect(await count('session')).toBe(1);
    expect(await count('reset_token')).toBe(1);
    expect(await count('verification_token')).toBe(1);
    expect(await count('account')).toBe(1);
    expect((await test.pool.query("SELECT FROM auth_core.signing_key WHERE kind = 'static'")).rowCount).toBe(1);
  });
});
