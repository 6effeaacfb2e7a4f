// Specification: §8.14
import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import { attemptsService } from './attempts.service.ts';

const who = { email: 'camille@parages.example', address: '203.0.113.7' };

async function start() {
  const { db } = await emptyDatabase();
  let now = new Date('2026-06-10T10:00:00Z');
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const limitedAccounts: string[] = [];
  const onAccountLimited = (email: string): void => void limitedAccounts.push(email);
  return {
    db,
    pass,
    limitedAccounts,
    attempts: attemptsService({
      db,
      clock: { now: () => now },
      secret: 'secret',
      onAccountLimited,
    }),
  };
}

const refused = expect.objectContaining({ code: 'attempts_limited' });

describe('attemptsService', () => {
  it('allows at most ten of a hundred concurrent sign-in attempts', async () => {
    const { attempts } = await start();
    const made = await Promise.allSettled(
      Array.from({ length: 100 }, () => attempts.make('sign-in', who)),
    );
    const through = made.filter(({ status }) => status === 'fulfilled').length;
    expect(through).toBeLessThanOrEqual(10);
  });

  it('refuses attempts for 15 minutes after ten failures, with the seconds to wait', async () => {
    const { attempts, pass } = await start();
    for (let failure = 0; failure < 10; failure += 1) await attempts.make('sign-in', who);
    pass(60_000);
    await expect(attempts.make('sign-in', who)).rejects.toMatchObject({
      code: 'attempts_limited',
      retryAfterS: 840,
    });
    pass(840_000);
    await expect(attempts.make('sign-in', who)).resolves.toBeDefined();
  });

  it('limits failures per account and network, without locking the account for other networks', async () => {
    const { attempts } = await start();
    for (let failure = 0; failure < 10; failure += 1) await attempts.make('sign-in', who);
    await expect(attempts.make('sign-in', { ...who, address: '203.0.113.200' })).rejects.toEqual(
      refused,
    );
    await expect(
      attempts.make('sign-in', { ...who, address: '203.0.114.7' }),
    ).resolves.toBeDefined();
    await expect(
      attempts.make('sign-in', { ...who, email: 'another@b.fr' }),
    ).resolves.toBeDefined();
  });

  it('limits an account to a hundred failures an hour over all networks, and reports the account', async () => {
    const { attempts, limitedAccounts } = await start();
    const from = (network: number) =>
      attempts.make('sign-in', { ...who, address: `198.51.${network}.1` });
    for (let network = 0; network < 100; network += 1) await from(network);
    expect(limitedAccounts).toEqual([]);
    await expect(from(200)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 3600 });
    expect(limitedAccounts).toEqual([who.email]);
  });

  it('limits a network to a hundred failures in a quarter of an hour over all accounts', async () => {
    const { attempts, limitedAccounts } = await start();
    const by = (person: number) => attempts.make('sign-in', { ...who, email: `p${person}@b.fr` });
    for (let person = 0; person < 100; person += 1) await by(person);
    await expect(by(200)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 900 });
    expect(limitedAccounts).toEqual([]);
  });

  it('allows a known device five failures although the account is locked, and refuses the sixth from this device only', async () => {
    const { attempts } = await start();
    for (let network = 0; network < 100; network += 1)
      await attempts.make('sign-in', { ...who, address: `198.51.${network}.1` });
    const known = { ...who, deviceId: 'device' };
    for (let failure = 0; failure < 5; failure += 1) await attempts.make('sign-in', known);
    await expect(attempts.make('sign-in', known)).rejects.toEqual(refused);
    await expect(
      attempts.make('sign-in', { ...known, deviceId: 'another' }),
    ).resolves.toBeDefined();
    await expect(
      attempts.make('sign-in', { ...known, email: 'another@b.fr' }),
    ).resolves.toBeDefined();
  });

  it('refuses a known device after five failures and ten more that count as those of an unknown one', async () => {
    const { attempts } = await start();
    const known = { ...who, deviceId: 'device' };
    for (let failure = 0; failure < 15; failure += 1) await attempts.make('sign-in', known);
    await expect(attempts.make('sign-in', known)).rejects.toEqual(refused);
  });

  it('does not count attempts that succeeded or were refused', async () => {
    const { db, attempts } = await start();
    for (let success = 0; success < 20; success += 1)
      await (await attempts.make('sign-in', who)).giveBack();
    expect(await db.$queryRawUnsafe('SELECT count(*)::int AS count FROM attempt')).toEqual([
      { count: 0 },
    ]);
    for (let failure = 0; failure < 15; failure += 1)
      await attempts.make('sign-in', who).catch(() => undefined);
    expect(await db.$queryRawUnsafe('SELECT count(*)::int AS count FROM attempt')).toEqual([
      { count: 30 },
    ]);
  });

  it('allows one verification link per minute and five per hour', async () => {
    const { attempts, pass } = await start();
    await attempts.make('verification-link', who);
    await expect(attempts.make('verification-link', who)).rejects.toMatchObject({
      retryAfterS: 60,
    });
    for (let link = 1; link < 5; link += 1) {
      pass(60_000);
      await attempts.make('verification-link', who);
    }
    pass(60_000);
    await expect(attempts.make('verification-link', who)).rejects.toMatchObject({
      retryAfterS: 3300,
    });
  });

  it('stores hashed keys only, and deletes them after an hour', async () => {
    const { db, attempts, pass } = await start();
    await attempts.make('sign-in', who);
    const rows = await db.$queryRawUnsafe('SELECT scope, key FROM attempt');
    expect(JSON.stringify(rows)).not.toMatch(/camille|203/);
    pass(3_600_001);
    expect(await attempts.forget()).toBe(3);
  });
});
