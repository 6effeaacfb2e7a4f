import { type DailyQuota, quotas } from '@parages/contracts/vocabulary/quotas';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { createUsers } from '../../../test/signed-in.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { quotasRepository } from './quotas.repository.ts';
import { assertQuota, takeDailyQuota } from './quotas.service.ts';

const now = new Date('2026-06-10T21:59:00Z'); // one minute to midnight in Paris
const nextDay = new Date('2026-06-10T22:00:00Z');
const quota: DailyQuota = 'picturesPerDay';

let db: Db;
let url: string;
let accountId: string;
beforeEach(async () => {
  ({ db, url } = await emptyDatabase());
  ({ id: accountId } = await createUsers(db, () => now).signIn());
});

const use = (used: number) =>
  db.accountDailyUse.create({ data: { accountId, quota, day: new Date('2026-06-10'), used } });

describe('a daily quota', () => {
  it('refuses a use above its limit with 409 quota_reached, its name and limit, and resets at midnight in Paris', async () => {
    await use(quotas[quota] - 1);
    await takeDailyQuota(db, quota, accountId, now);
    const refusal = takeDailyQuota(db, quota, accountId, now);
    await expect(refusal).rejects.toMatchObject({
      code: 'quota_reached',
      status: 409,
      quota: { name: quota, most: quotas[quota] },
    });
    await takeDailyQuota(db, quota, accountId, nextDay);
  });

  it('with three uses left accepts three of 20 parallel uses through two connection pools', async () => {
    const other = openDatabase(url, {
      engine: 'postgresql',
      statementTimeoutMs: 5000,
      poolSize: 3,
      onConnectionLost: () => undefined,
    });
    try {
      await use(quotas[quota] - 3);
      const taken = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          takeDailyQuota(n % 2 === 0 ? db : other, quota, accountId, now),
        ),
      );
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    } finally {
      await other.$disconnect();
    }
  });

  it('does not count a use of a rolled-back transaction', async () => {
    await use(quotas[quota] - 1);
    const aborted = db.$transaction(async (tx) => {
      await takeDailyQuota(tx, quota, accountId, now);
      throw new Error('aborted');
    });
    await expect(aborted).rejects.toThrow('aborted');
    await takeDailyQuota(db, quota, accountId, now);
  });

  it('loses its counts of days before the one given to forgetDailyUses, and those of a deleted account', async () => {
    await use(7);
    expect(await quotasRepository(db).forgetDailyUses('2026-06-10')).toBe(0);
    expect(await quotasRepository(db).forgetDailyUses('2026-06-11')).toBe(1);
    await use(7);
    await db.account.delete({ where: { id: accountId } });
    expect(await db.accountDailyUse.count()).toBe(0);
  });
});

it('assertQuota of "drafts" passes at 499 and throws at 500, the limit', () => {
  expect(() => assertQuota('drafts', quotas.drafts - 1)).not.toThrow();
  expect(() => assertQuota('drafts', quotas.drafts)).toThrow('drafts: 500 at most');
});
