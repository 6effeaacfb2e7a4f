import { describe, expect, it } from 'vitest';
import { openSession } from '../test/open-session.ts';
import { encryptionKey, startTestCore } from '../test/start-test-core.ts';
import { buildCore } from './build-core.ts';
import { onPool } from './database/database.ts';
import { purge } from './purge.ts';
import { defaultSettings } from './settings.ts';
import { startAuthCore } from './start-auth-core.ts';

const nowhere = { databaseUrl: 'postgresql://app@127.0.0.1:1/nothing', encryptionKey };

describe('startAuthCore', () => {
  it('refuses to start in production, unless isAllowedInProduction is true', async () => {
    await expect(startAuthCore({ ...nowhere, environment: 'production' })).rejects.toThrow(
      'not meant for production',
    );
    const core = await startAuthCore({
      ...nowhere,
      environment: 'production',
      isAllowedInProduction: true,
    });
    await core.close();
  });

  it('listens on 127.0.0.1, with a random api-key of at least 43 characters', async () => {
    const [one, two] = [
      await startAuthCore({ ...nowhere, environment: 'test' }),
      await startAuthCore({ ...nowhere, environment: 'test' }),
    ];
    expect(one.uri).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(one.apiKey.length).toBeGreaterThanOrEqual(43);
    expect(two.apiKey).not.toBe(one.apiKey);
    await Promise.all([one.close(), two.close()]);
  });

  it('refuses an api-key of five characters: the minimum is 20', async () => {
    await expect(
      startAuthCore({ ...nowhere, environment: 'test', apiKey: 'short' }),
    ).rejects.toThrow('20 characters');
  });

  it.each(['', 'short', 'x'.repeat(44), '0'.repeat(63)])(
    'refuses the encryption key %j',
    async (key) => {
      await expect(
        startAuthCore({ ...nowhere, environment: 'test', encryptionKey: key }),
      ).rejects.toThrow('AUTH_CORE_KEY is not 32 bytes in base64 or hexadecimal');
    },
  );

  it('starts without its database, answers 500 to a call that needs it, and can be closed twice', async () => {
    const logged: string[] = [];
    const log = {
      warn: (message: string) => logged.push(message),
      error: (message: string) => logged.push(message),
    };
    const core = await startAuthCore({ ...nowhere, environment: 'test', log });
    const headers = { 'api-key': core.apiKey };
    expect((await fetch(`${core.uri}/apiversion`, { headers })).status).toBe(200);
    expect((await fetch(`${core.uri}/recipe/roles`, { headers })).status).toBe(500);
    expect(logged).toEqual([
      'auth-core: the database does not answer yet',
      'auth-core: GET /recipe/roles failed',
    ]);
    await core.close();
    await core.close();
  });
});

describe('the purge of the auth core', () => {
  it('deletes expired sessions, reset and verification tokens; keeps current ones, the account and the static signing key', async () => {
    const test = await startTestCore();
    const { recipeUserId: userId } = (
      await test.post('/recipe/signup', { email: 'ada@example.org', password: 'a password' })
    ).body;
    const address = { userId, email: 'ada@example.org' };
    const fill = async () => {
      await openSession(test);
      await test.post('/recipe/user/password/reset/token', address);
      await test.post('/recipe/user/email/verify/token', address);
    };
    await fill();
    test.clock.advance(defaultSettings.refreshTokenMs);
    await fill();
    const { core } = buildCore(onPool(test.pool), { clock: test.clock, encryptionKey });
    await purge(core);
    const count = async (table: string) =>
      (await test.pool.query(`SELECT FROM auth_core.${table}`)).rowCount;
    expect(await count('session')).toBe(1);
    expect(await count('reset_token')).toBe(1);
    expect(await count('verification_token')).toBe(1);
    expect(await count('account')).toBe(1);
    expect(
      (await test.pool.query("SELECT FROM auth_core.signing_key WHERE kind = 'static'")).rowCount,
    ).toBe(1);
  });
});
