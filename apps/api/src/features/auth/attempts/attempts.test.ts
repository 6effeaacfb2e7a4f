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

describe('attempts', () => {
  it('of a hundred made at once no more than ten come through', async () => {
    const { attempts } = await start();
    const made = await Promise.allSettled(
      Array.from({ length: 100 }, () => attempts.make('sign-in', who)),
    );
    const through = made.filter(({ status }) => status === 'fulfilled').length;
    expect(through).toBeLessThanOrEqual(10);
  });

  it('that failed ten times wait for a quarter of an hour, and say how long', async () => {
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

  it('of an account from one network leave it open to the others', async () => {
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

  it('of an account over all networks are a hundred an hour, and its owner hears of it', async () => {
    const { attempts, limitedAccounts } = await start();
    const from = (network: number) =>
      attempts.make('sign-in', { ...who, address: `198.51.${network}.1` });
    for (let network = 0; network < 100; network += 1) await from(network);
    expect(limitedAccounts).toEqual([]);
    await expect(from(200)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 3600 });
    expect(limitedAccounts).toEqual([who.email]);
  });

  it('of a network over all accounts are a hundred within a quarter of an hour', async () => {
    const { attempts, limitedAccounts } = await start();
    const by = (person: number) => attempts.make('sign-in', { ...who, email: `p${person}@b.fr` });
    for (let person = 0; person < 100; person += 1) await by(person);
    await expect(by(200)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 900 });
    expect(limitedAccounts).toEqual([]);
  });

  it('of a known device pass the bounds of strangers, five times an hour', async () => {
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

  it('of a known device count as those of an unknown one once its five are used up', async () => {
    const { attempts } = await start();
    const known = { ...who, deviceId: 'device' };
    for (let failure = 0; failure < 15; failure += 1) await attempts.make('sign-in', known);
    await expect(attempts.make('sign-in', known)).rejects.toEqual(refused);
  });

  it('that succeed are given back, and those refused prolong nothing', async () => {
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

  it('links are sent again after a minute, five times an hour', async () => {
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

  it('are kept under hashes, and forgotten after an hour', async () => {
    const { db, attempts, pass } = await start();
    await attempts.make('sign-in', who);
    const rows = await db.$queryRawUnsafe('SELECT scope, key FROM attempt');
    expect(JSON.stringify(rows)).not.toMatch(/camille|203/);
    pass(3_600_001);
    expect(await attempts.forget()).toBe(3);
  });
});
