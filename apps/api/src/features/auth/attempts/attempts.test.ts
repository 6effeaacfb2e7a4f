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
  it('allows at most ten of a hundred concurrent sign-in attempts for one account from one network', async () => {
    const { attempts } = await start();
    const made = await Promise.allSettled(
      Array.from({ length: 100 }, () => attempts.make('sign-in', who)),
    );
    const through = made.filter(({ status }) => status === 'fulfilled').length;
    expect(through).toBeLessThanOrEqual(10);
    // Concurrent attempts may refuse each other. A refused attempt does not count, so the rest of
    // the ten is still allowed.
    for (let allowed = through; allowed < 10; allowed += 1) await attempts.make('sign-in', who);
    await expect(attempts.make('sign-in', who)).rejects.toEqual(refused);
  });

  it('refuses sign-ins to an account from one network for 15 minutes after ten failures, and gives the seconds to wait', async () => {
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

  it('after ten failures, refuses the account from that network, and still allows it from another network and another account from that one', async () => {
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

  it('limits an account to a hundred failed sign-ins an hour over all networks, and reports its address to `onAccountLimited`', async () => {
    const { attempts, limitedAccounts } = await start();
    const from = (network: number) =>
      attempts.make('sign-in', { ...who, address: `198.51.${network}.1` });
    for (let network = 0; network < 100; network += 1) await from(network);
    expect(limitedAccounts).toEqual([]);
    await expect(from(200)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 3600 });
    expect(limitedAccounts).toEqual([who.email]);
  });

  it('limits a network to a hundred failed sign-ins in 15 minutes over all accounts, and reports no account', async () => {
    const { attempts, limitedAccounts } = await start();
    const by = (person: number) => attempts.make('sign-in', { ...who, email: `p${person}@b.fr` });
    for (let person = 0; person < 100; person += 1) await by(person);
    await expect(by(200)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 900 });
    expect(limitedAccounts).toEqual([]);
  });

  it('allows a known device five failures although the account is locked, and refuses the sixth for this device and account only', async () => {
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

  it('allows a known device 15 failures (five as a known device, ten as an unknown one) and refuses the next attempt', async () => {
    const { attempts } = await start();
    const known = { ...who, deviceId: 'device' };
    for (let failure = 0; failure < 15; failure += 1) await attempts.make('sign-in', known);
    await expect(attempts.make('sign-in', known)).rejects.toEqual(refused);
  });

  it('deletes the records of sign-ins that succeeded and stores none for sign-ins that were refused', async () => {
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

  it('allows one verification link per minute and five per hour, and gives the seconds to wait', async () => {
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

  it('stores neither address nor network in plain text, and `forget` deletes the records after an hour', async () => {
    const { db, attempts, pass } = await start();
    await attempts.make('sign-in', who);
    const rows = await db.$queryRawUnsafe('SELECT scope, key FROM attempt');
    expect(JSON.stringify(rows)).not.toMatch(/camille|203/);
    pass(3_600_001);
    expect(await attempts.forget()).toBe(3);
  });
});
