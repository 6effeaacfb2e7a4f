import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/test-database.ts';
import { attemptsService } from './attempts.service.ts';

const who = { email: 'camille@parages.example', address: '203.0.113.7' };

async function start() {
  const { db } = await emptyDatabase();
  let now = new Date('2026-06-10T10:00:00Z');
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { db, pass, attempts: attemptsService({ db, clock: { now: () => now }, secret: 'secret' }) };
}

const refused = expect.objectContaining({ code: 'attempts_limited' });

describe('attempts', () => {
  it('of a hundred made at once no more than ten come through', async () => {
    const { attempts } = await start();
    const made = await Promise.allSettled(Array.from({ length: 100 }, () => attempts.make('sign-in', who)));
    const through = made.filter(({ status }) => status === 'fulfilled').length;
    expect(through).toBeLessThanOrEqual(10);
  });

  it('that failed ten times wait for a quarter of an hour, and say how long', async () => {
    const { attempts, pass } = await start();
    for (let failure = 0; failure < 10; failure += 1) await attempts.make('sign-in', who);
    pass(60_000);
    await expect(attempts.make('sign-in', who)).rejects.toMatchObject({ code: 'attempts_limited', retryAfterS: 840 });
    pass(840_000);
    await expect(attempts.make('sign-in', who)).resolves.toBeDefined();
  });

  it('are counted by account from any network, and by network for any account', async () => {
    const { attempts } = await start();
    for (let network = 0; network < 10; network += 1) await attempts.make('sign-in', { ...who, address: `198.51.${network}.1` });
    await expect(attempts.make('sign-in', { ...who, address: '192.0.2.1' })).rejects.toEqual(refused);
    for (let person = 0; person < 10; person += 1) await attempts.make('sign-in', { email: `p${person}@b.fr`, address: '203.0.113.7' });
    await expect(attempts.make('sign-in', { email: 'another@b.fr', address: '203.0.113.200' })).rejects.toEqual(refused);
    await expect(attempts.make('sign-in', { email: 'another@b.fr', address: '203.0.114.7' })).resolves.toBeDefined();
  });

  it('that succeed are given back, and those refused prolong nothing', async () => {
    const { db, attempts } = await start();
    for (let success = 0; success < 20; success += 1) await (await attempts.make('sign-in', who)).giveBack();
    expect(await db.$queryRawUnsafe('SELECT count(*)::int AS count FROM attempt')).toEqual([{ count: 0 }]);
    for (let failure = 0; failure < 15; failure += 1) await attempts.make('sign-in', who).catch(() => undefined);
    expect(await db.$queryRawUnsafe('SELECT count(*)::int AS count FROM attempt')).toEqual([{ count: 20 }]);
  });

  it('links are sent again after a minute, five times an hour', async () => {
    const { attempts, pass } = await start();
    await attempts.make('verification-link', who);
    await expect(attempts.make('verification-link', who)).rejects.toMatchObject({ retryAfterS: 60 });
    for (let link = 1; link < 5; link += 1) {
      pass(60_000);
      await attempts.make('verification-link', who);
    }
    pass(60_000);
    await expect(attempts.make('verification-link', who)).rejects.toMatchObject({ retryAfterS: 3300 });
  });

  it('are kept under hashes, and forgotten after an hour', async () => {
    const { db, attempts, pass } = await start();
    await attempts.make('sign-in', who);
    const rows = await db.$queryRawUnsafe('SELECT scope, key FROM attempt');
    expect(JSON.stringify(rows)).not.toMatch(/camille|203/);
    pass(3_600_001);
    expect(await attempts.forget()).toBe(2);
  });
});
