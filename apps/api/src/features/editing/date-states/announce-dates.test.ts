// Specification: §4.23, §11.9
import { expect, it } from 'vitest';
import {
  july,
  june,
  listAlerts,
  listGathered,
  openDatedEvent as start,
} from '../../../../test/dated-event.ts';
import type { Api } from '../../../../test/servers/start-api.ts';

const listDateAlerts = (api: Api) =>
  api.db.$queryRawUnsafe<object[]>(
    `SELECT data -> 'poi' ->> 'startDate' AS day, data ->> 'news' AS news, to_char(next_attempt_at AT TIME ZONE 'UTC', 'HH24:MI:SS') AS "sendAt"
     FROM mail_outbox WHERE kind = 'date-change' ORDER BY created_at`,
  );

it.each([
  ['scheduled again within the minute', 35, '11:01:00'],
  ['scheduled again at the end of the minute', 70, '11:01:10'],
  ['scheduled again hours later', 9000, '13:30:00'],
])(
  'a date is announced as full when the event that was cancelled meanwhile is %s',
  async (_when, second, sendAt) => {
    const { api, like, set, setEvent } = await start();
    await like();
    await set({ ...june, liveState: 'full' }, 0);
    await setEvent('cancelled', 30);
    await setEvent('postponed', 32);
    expect(await listDateAlerts(api)).toEqual([]);
    await setEvent('scheduled', second);
    expect(await listDateAlerts(api)).toEqual([{ day: '2026-06-20', news: 'full', sendAt }]);
  },
);

it('dates that change before and during the cancellation of the event are in one mail, at once, when it takes place again; a later date has its own', async () => {
  const { api, like, set, setEvent } = await start();
  await like();
  await set({ ...june, liveState: 'full' }, 0);
  await setEvent('cancelled', 30);
  await set({ ...july, liveState: 'cancelled' }, 70);
  expect(await listDateAlerts(api)).toEqual([]);
  await setEvent('full', 80);
  expect(await listGathered(api)).toMatchObject([
    { days: ['2026-06-20', '2026-07-14'], news: ['full', 'cancelled'], sendAt: '11:01:20' },
  ]);
  await setEvent('cancelled', 85);
  await setEvent('scheduled', 3600);
  expect(await listGathered(api)).toHaveLength(1);
  await set({ ...june, liveState: 'scheduled' }, 3700);
  expect(await listDateAlerts(api)).toMatchObject([{ day: '2026-06-20', news: 'scheduled' }]);
});

it('a date that was announced before the event was cancelled is not announced again when it takes place', async () => {
  const { api, like, set, setEvent } = await start();
  await like();
  await set({ ...june, liveState: 'full' }, 0);
  await setEvent('cancelled', 60);
  await setEvent('scheduled', 120);
  expect(await listDateAlerts(api)).toMatchObject([{ day: '2026-06-20', news: 'full' }]);
});

it('an event that becomes full keeps the mail about a cancelled date, and that of the next date joins it', async () => {
  const { api, like, set, setEvent } = await start();
  const { email: recipient } = await like();
  await set({ ...june, liveState: 'cancelled' }, 0);
  await setEvent('full', 30);
  expect(await listAlerts(api)).toMatchObject([
    { kind: 'date-change', recipient, day: '2026-06-20', news: 'cancelled' },
    { kind: 'change', recipient },
  ]);
  await set({ ...july, liveState: 'cancelled' }, 40);
  expect(await listGathered(api)).toMatchObject([{ days: ['2026-06-20', '2026-07-14'] }]);
});

it('the alert about a date that moved names the start that its readers know: the first one, then the announced one', async () => {
  const { api, like, set } = await start();
  await like();
  const listInstead = () =>
    api.db.$queryRawUnsafe<object[]>(
      `SELECT data -> 'insteadOf' AS "insteadOf" FROM mail_outbox WHERE kind = 'date-change' ORDER BY created_at`,
    );
  const later = { startDate: '2026-06-27', startTime: '22:00:00' };
  const moved = { liveState: 'scheduled', movedTo: later };
  await set({ ...june, ...moved }, 0);
  const first = { insteadOf: { startDate: '2026-06-20', startTime: '20:30' } };
  expect(await listInstead()).toEqual([first]);
  await set(
    { ...later, ...moved, movedTo: { startDate: '2026-06-28', startTime: '21:00:00' } },
    900,
  );
  expect(await listInstead()).toEqual([
    first,
    { insteadOf: { startDate: '2026-06-27', startTime: '22:00' } },
  ]);
});
