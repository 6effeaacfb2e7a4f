// Specification: §11.12, §11.13
import { describe, expect, it } from 'vitest';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import type { MailedPoi } from '../mails/mails.schema.ts';
import { lettersService } from './letters.service.ts';

const start = async () => {
  const parts = await startWorkerParts();
  const letters = lettersService(parts);
  const queued = async () => {
    const rows = await parts.db.mailOutbox.findMany({
      orderBy: [{ accountId: 'asc' }, { createdAt: 'asc' }],
    });
    return rows.map(({ kind, recipient, accountId, data, locale, expiresAt }) => ({
      kind,
      recipient,
      accountId,
      data,
      locale,
      expiresAt,
    }));
  };
  const favorite = (accountId: string, poiId: string) =>
    parts.db.favorite.create({ data: { accountId, poiId } });
  const titles = async () =>
    (await queued()).map(({ data }) => (data as { poi: MailedPoi }).poi.title).sort();
  const reader = async (
    draft: { isVerified?: boolean; wantsReminders?: boolean; leavingAt?: Date } = {},
  ) => {
    const user = await parts.signIn({ isVerified: draft.isVerified ?? true, firstName: 'Zoé' });
    await parts.db.account.update({
      where: { id: user.id },
      data: {
        wantsReminders: draft.wantsReminders ?? true,
        leavingAt: draft.leavingAt ?? null,
      },
    });
    return user;
  };
  return { ...parts, letters, queued, titles, favorite, reader };
};

describe('reminders on the day before a favourite', () => {
  const tomorrow = { startDate: '2026-06-11', startTime: '20:30', endTime: '23:00' };

  it('are queued once for a subscriber, and expire when the day of the event begins', async () => {
    const { letters, queued, favorite, reader, createPoi } = await start();
    const zoe = await reader();
    const bal = await createPoi({
      label: 'Bal',
      placeName: 'Guinguette',
      periods: [{ startDate: '2026-06-20' }, tomorrow],
    });
    await favorite(zoe.id, bal.id);
    expect(await letters.queueReminders('2026-06-11')).toBe(1);
    expect(await letters.queueReminders('2026-06-11')).toBe(0);
    const when = { startDate: '2026-06-11', endDate: '2026-06-11', startTime: '20:30' };
    const poi = { slug: bal.slugFr, title: 'Bal', ...when, place: 'Guinguette, Tours' };
    const data = { firstName: 'Zoé', poi };
    const expiresAt = new Date('2026-06-10T22:00:00Z');
    expect(await queued()).toEqual([
      { kind: 'reminder', recipient: zoe.email, accountId: zoe.id, locale: 'fr', data, expiresAt },
    ]);
  });

  it('are not sent to accounts being deleted or without subscription, verified address or favourite', async () => {
    const { letters, queued, favorite, reader, createPoi } = await start();
    const bal = await createPoi({ periods: [tomorrow] });
    await favorite((await reader({ wantsReminders: false })).id, bal.id);
    await favorite((await reader({ isVerified: false })).id, bal.id);
    await favorite((await reader({ leavingAt: new Date() })).id, bal.id);
    await reader();
    await letters.queueReminders('2026-06-11');
    expect(await queued()).toEqual([]);
  });

  it('omit hidden, archived, cancelled and permanent events, cancelled dates, other days, and daily events already begun', async () => {
    const { letters, titles, favorite, reader, createPoi, db } = await start();
    const zoe = await reader();
    const daily = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'].map((startDate) => ({
      startDate,
    }));
    const pois = {
      hidden: await createPoi({ label: 'hidden', periods: [tomorrow], isEnabled: false }),
      gone: await createPoi({ label: 'gone', periods: [tomorrow], status: 'archived' }),
      cancelled: await createPoi({ label: 'cancelled', periods: [tomorrow] }),
      later: await createPoi({ label: 'later', periods: [{ startDate: '2026-06-12' }] }),
      always: await createPoi({ label: 'always', isPermanent: true }),
      daily: await createPoi({ label: 'daily', periods: daily }),
      weekly: await createPoi({
        label: 'weekly',
        periods: [{ startDate: '2026-06-04' }, tomorrow],
      }),
      full: await createPoi({ label: 'full', periods: [tomorrow] }),
      dateOff: await createPoi({ label: 'dateOff', periods: [tomorrow] }),
    };
    await db.$executeRawUnsafe(
      `INSERT INTO date_state (poi_id, starts_at, state)
       SELECT v.poi_id, period_start(start_date => x.start_date, start_time => x.start_time), 'cancelled'
       FROM period x JOIN poi_version v ON v.id = x.version_id WHERE v.poi_id = $1::uuid`,
      pois.dateOff.id,
    );
    await db.poi.update({ where: { id: pois.cancelled.id }, data: { liveState: 'cancelled' } });
    await db.poi.update({ where: { id: pois.full.id }, data: { liveState: 'full' } });
    for (const { id } of Object.values(pois)) await favorite(zoe.id, id);
    await letters.queueReminders('2026-06-11');
    expect(await titles()).toEqual(['full', 'weekly']);
  });

  it('are queued for each of 450 subscribers, read in pages of 200', async () => {
    const { letters, db, createPoi } = await start();
    const bal = await createPoi({ periods: [tomorrow] });
    const data = Array.from({ length: 450 }, (_, n) => ({
      id: `u${n}`,
      email: `u${n}@example.org`,
      emailVerifiedAt: new Date(),
      wantsReminders: true,
    }));
    await db.account.createMany({ data });
    await db.favorite.createMany({
      data: data.map(({ id }) => ({ accountId: id, poiId: bal.id })),
    });
    expect(await letters.queueReminders('2026-06-11')).toBe(450);
  });
});

describe('alerts about a changed favourite', () => {
  it('are queued for every verified account that has it, even without subscriptions, once per change', async () => {
    const { letters, queued, favorite, reader, createPoi, db } = await start();
    const [zoe, unverified, other] = [
      await reader({ wantsReminders: false }),
      await reader({ isVerified: false }),
      await reader(),
    ];
    const bal = await createPoi({
      label: 'Bal',
      periods: [
        { startDate: '2026-06-01' },
        { startDate: '2026-06-21' },
        { startDate: '2026-06-14' },
      ],
    });
    const fair = await createPoi({ label: 'Foire' });
    await db.account.update({ where: { id: zoe.id }, data: { locale: 'en' } });
    for (const { id } of [zoe, unverified]) await favorite(id, bal.id);
    await favorite(other.id, fair.id);
    const sendAt = new Date('2026-06-10T10:00:10Z');
    const cancelled = {
      id: 'change-1',
      liveState: 'cancelled' as const,
      sendAt,
      isKnown: false,
    };
    expect(await letters.queueChangeAlerts(db, bal.id, cancelled)).toBe(1);
    expect(await letters.queueChangeAlerts(db, bal.id, cancelled)).toBe(0);
    expect(
      await letters.queueChangeAlerts(db, bal.id, {
        ...cancelled,
        id: 'change-2',
        liveState: 'scheduled',
      }),
    ).toBe(1);
    const poi = {
      slug: bal.slugFr,
      title: 'Bal',
      startDate: '2026-06-14',
      endDate: '2026-06-14',
      startTime: null,
      place: 'Tours',
    };
    const [first, second] = await queued();
    expect(first).toMatchObject({
      kind: 'change',
      recipient: zoe.email,
      locale: 'en',
      data: { firstName: 'Zoé', poi, liveState: 'cancelled' },
    });
    expect(second?.data).toMatchObject({ liveState: 'scheduled' });
  });

  it('about the whole event name its next date that takes place, a cancelled one when no other is to come', async () => {
    const { letters, queued, favorite, reader, createPoi, db } = await start();
    const days = ['2026-06-14', '2026-06-21'];
    const bal = await createPoi({ periods: days.map((startDate) => ({ startDate })) });
    await favorite((await reader()).id, bal.id);
    for (const [at, day] of days.entries()) {
      await db.$executeRawUnsafe(
        `INSERT INTO date_state (poi_id, starts_at, state) VALUES ($1::uuid, $2::timestamp, 'cancelled')`,
        bal.id,
        `${day} 23:59:59.999`,
      );
      const full = { liveState: 'full' as const, sendAt: new Date(), isKnown: false };
      await letters.queueChangeAlerts(db, bal.id, { ...full, id: `change-${at}` });
    }
    const named = (await queued()).map(({ data }) => (data as { poi: MailedPoi }).poi.startDate);
    expect(named.sort()).toEqual(['2026-06-14', '2026-06-21']);
  });

  it('are not sent to an account being deleted', async () => {
    const { letters, queued, favorite, reader, createPoi, db } = await start();
    const bal = await createPoi();
    await favorite((await reader({ leavingAt: new Date() })).id, bal.id);
    const cancelled = {
      id: 'change',
      liveState: 'cancelled' as const,
      sendAt: new Date(),
      isKnown: false,
    };
    expect(await letters.queueChangeAlerts(db, bal.id, cancelled)).toBe(0);
    expect(await queued()).toEqual([]);
  });

  it('are not queued when the transaction of the change is rolled back', async () => {
    const { letters, queued, favorite, reader, createPoi, db } = await start();
    const bal = await createPoi();
    await favorite((await reader()).id, bal.id);
    const undone = db.$transaction(async (tx) => {
      const full = { id: 'c', liveState: 'full' as const, sendAt: new Date(), isKnown: false };
      await letters.queueChangeAlerts(tx, bal.id, full);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await queued()).toEqual([]);
  });
});
