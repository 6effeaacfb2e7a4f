import { describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { open, db, signUp, clock, roles } = await startAuth();
const refresh = '/auth-api/session/refresh';
const favorites = '/api/v1/me/favorites/ids';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function useFor(
  browser: ReturnType<typeof open>,
  totalMs: number,
  everyMs: number,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let passed = 0; passed < totalMs; passed += everyMs) {
    clock.advance(everyMs);
    statuses.push((await browser.post(refresh)).status);
  }
  return statuses;
}

// The core changes its signing key every week and the library fetches keys at most twice a second:
// long lifetimes are tested by refreshes.
describe('a session expires', () => {
  it.each(['curator', 'moderator', 'admin'] as const)(
    '12 hours after the sign-in of a %s, at a read and at a refresh, which clear its cookies',
    async (role) => {
      const { browser, email } = await signUp();
      await roles.grant(email, role);
      const idle = open();
      await idle.fill('/signin', { email, password: goodPassword });
      expect(new Set(await useFor(browser, 11 * hourMs, hourMs))).toEqual(new Set([200]));
      clock.advance(30 * 60_000);
      await browser.post(refresh);
      clock.advance(30 * 60_000);
      expect((await browser.get(favorites)).body.code).toBe('session_missing');
      expect(browser.sessionCookies()).toEqual([]);
      expect((await idle.post(refresh)).status).toBe(401);
      expect(idle.sessionCookies()).toEqual([]);
      const sessions = await db.$queryRawUnsafe(
        'SELECT count(*)::int AS count FROM auth_core.session',
      );
      expect(sessions).toEqual([{ count: 0 }]);
    },
  );

  it('at once when a staff role is granted more than 12 hours after the sign-in', async () => {
    const { browser, email } = await signUp();
    await useFor(browser, 13 * hourMs, hourMs);
    expect((await browser.get(favorites)).status).toBe(200);
    await roles.grant(email, 'moderator');
    expect((await browser.get(favorites)).body.code).toBe('session_missing');
  });

  it('180 days after the sign-in of a user without a role, although it was refreshed', async () => {
    const { browser } = await signUp();
    expect(new Set(await useFor(browser, 175 * dayMs, 25 * dayMs))).toEqual(new Set([200]));
    clock.advance(5 * dayMs);
    expect((await browser.post(refresh)).status).toBe(401);
    expect(browser.sessionCookies()).toEqual([]);
  });

  it('180 days after its creation in the session core when its claims have no sign-in time', async () => {
    const { browser } = await signUp();
    // Simulates a session of an older version, without the sign-in time.
    await db.$executeRawUnsafe(
      `UPDATE auth_core.session SET claims = claims - 'signedInAt' - 'rights'`,
    );
    expect(new Set(await useFor(browser, 150 * dayMs, 25 * dayMs))).toEqual(new Set([200]));
    clock.advance(30 * dayMs);
    expect((await browser.post(refresh)).status).toBe(401);
  });

  it('later than 180 days after a first sign-in when a second sign-in in the browser opened a new session', async () => {
    const { browser, email } = await signUp();
    await useFor(browser, 150 * dayMs, 25 * dayMs);
    // The library's older protocol version would keep the running session.
    const formFields = Object.entries({ email, password: goodPassword }).map(([id, value]) => ({
      id,
      value,
    }));
    const signIn = () =>
      browser.call('POST', '/auth-api/signin', {
        body: { formFields },
        headers: { 'fdi-version': '3.0' },
      });
    // The clock has jumped over several signing keys: the library fetches keys at most twice a
    // second, and refuses tokens of the newest one until then.
    await expect.poll(async () => (await signIn()).body.status, { timeout: 5000 }).toBe('OK');
    expect(await useFor(browser, 100 * dayMs, 25 * dayMs)).toEqual([200, 200, 200, 200]);
  });
});
