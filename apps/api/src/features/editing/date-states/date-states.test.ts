// Specification: §4.23, §11.9
import { expect, it } from 'vitest';
import {
  july,
  june,
  listAlerts,
  listGathered,
  openDatedEvent as start,
} from '../../../../test/dated-event.ts';

it('200: a cancelled date keeps the event online, is not its next date for visitors and in the organiser’s list, and takes place again when it is undone', async () => {
  const { api, editor, set, list, page } = await start();
  const listed = async () =>
    (await api.send('GET', '/org/pois', { as: editor, query: { sort: 'date' } })).body.items[0];
  const nearby = { lon: 0.68, lat: 47.4, distanceKm: 5 };
  const next = async () => (await api.get('/pois', nearby)).body.items[0]?.startDate;
  expect(await next()).toBe('2026-06-20');
  await set({ ...june, liveState: 'cancelled' });
  expect(await next()).toBe('2026-07-14');
  expect((await page()).periods).toMatchObject([
    { startDate: '2026-06-01', liveState: 'scheduled' },
    { ...june, liveState: 'cancelled' },
    { startDate: '2026-07-14', liveState: 'scheduled' },
  ]);
  expect(await list()).toMatchObject({
    items: [
      { ...june, liveState: 'cancelled' },
      { ...july, liveState: 'scheduled' },
    ],
    recipientCount: 0,
  });
  expect(await listed()).toMatchObject({ startDate: '2026-07-14', isPast: false });
  await set({ ...july, liveState: 'postponed' });
  expect(await listed()).toMatchObject({ startDate: '2026-06-20', isPast: false });
  await set({ ...july, liveState: 'scheduled' });
  await set({ ...june, liveState: 'scheduled' });
  expect(await next()).toBe('2026-06-20');
});

it('200: a new version keeps the state of a date that it still has; the history names the date', async () => {
  const { api, editor, poiId, set, move, save, page } = await start();
  await set({ ...july, liveState: 'full' });
  await move(editor, 'revision');
  const periods = [
    { ...july, endDate: july.startDate, endTime: null },
    { startDate: '2026-08-01', endDate: '2026-08-01', startTime: null, endTime: null },
  ];
  await save(editor, 'dates', { periods });
  expect((await move(editor, 'publication')).status).toBe(200);
  expect((await page()).periods).toMatchObject([
    { startDate: '2026-07-14', liveState: 'full' },
    { startDate: '2026-08-01', liveState: 'scheduled' },
  ]);
  const { body } = await api.send('GET', `/org/pois/${poiId}/history`, { as: editor });
  const entry = body.items.find(({ action }: { action: string }) => action === 'date-state');
  expect(entry.changes).toEqual([
    { field: '/dateStates/2026-07-14T23:59:59.999', from: 'scheduled', to: 'full' },
  ]);
});

it('200: a cancelled date that a version removes takes place when a later version has it again', async () => {
  const { editor, set, move, save, page } = await start();
  const [first, second] = [june, july].map((date) => ({
    ...date,
    endDate: date.startDate,
    endTime: null,
  }));
  const publish = async (...periods: unknown[]) => {
    await move(editor, 'revision');
    await save(editor, 'dates', { periods });
    expect((await move(editor, 'publication')).status).toBe(200);
  };
  await set({ ...june, liveState: 'cancelled' });
  await set({ ...july, liveState: 'full' }, 5);
  await publish(second);
  await publish(first, second);
  expect((await page()).periods).toMatchObject([
    { ...june, liveState: 'scheduled' },
    { ...july, liveState: 'full' },
  ]);
});

it('200: a cancelled date whose hour a version changes stays cancelled at the new hour, and the other date of that day takes place', async () => {
  const { editor, set, move, save, page } = await start();
  const on = (startTime: string) => ({
    startDate: june.startDate,
    endDate: june.startDate,
    startTime,
    endTime: null,
  });
  const publish = async (...periods: unknown[]) => {
    await move(editor, 'revision');
    await save(editor, 'dates', { periods });
    expect((await move(editor, 'publication')).status).toBe(200);
  };
  await set({ ...june, liveState: 'cancelled' });
  await publish(on('14:00:00'), on('20:30:00'));
  await publish(on('14:00:00'), on('21:00:00'));
  expect((await page()).periods).toMatchObject([
    { startTime: '14:00:00', liveState: 'scheduled' },
    { startTime: '21:00:00', liveState: 'cancelled' },
  ]);
});

it('a note of a date is on the page of the event once a moderator has read it; at most 100 characters', async () => {
  const { editor, api, move, save, read, page } = await start();
  await move(editor, 'revision');
  const date = { ...july, endDate: july.startDate, endTime: null };
  const withNote = (note: string) => save(editor, 'dates', { periods: [{ ...date, note }] });
  const refused = await withNote('a'.repeat(101));
  expect(refused.body.errors).toMatchObject([{ pointer: '/body/periods/0/note' }]);
  expect((await withNote('Version surtitrée')).body.allowedTransitions).not.toContain('published');
  expect((await read(editor)).dates.periods).toMatchObject([{ note: 'Version surtitrée' }]);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'acceptance');
  expect((await page()).periods).toMatchObject([{ ...july, note: 'Version surtitrée' }]);
  await move(editor, 'revision');
  expect((await read(editor)).dates.periods).toMatchObject([{ note: 'Version surtitrée' }]);
});

it('404 poi_date_not_found: of a day or a time without a date, and of a date that is over; 412 poi_version_stale; 400: a wrong day or time', async () => {
  const { editor, put, read } = await start();
  const { version } = await read(editor);
  const refused = async (change: object) =>
    (await put({ version, ...june, liveState: 'full', ...change })).body.code;
  expect(await refused({ startDate: '2026-06-21' })).toBe('poi_date_not_found');
  expect(await refused({ startTime: '20:31' })).toBe('poi_date_not_found');
  expect(await refused({ startTime: null })).toBe('poi_date_not_found');
  expect(await refused({ startDate: '2026-06-01', startTime: null })).toBe('poi_date_not_found');
  expect(await refused({ version: version - 1 })).toBe('poi_version_stale');
  const wrong = await put({ version, startDate: '30/06/2026', startTime: '25:00', liveState: 'x' });
  expect(wrong.status).toBe(400);
  expect(
    [...new Set(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer))].sort(),
  ).toEqual(['/body/liveState', '/body/startDate', '/body/startTime']);
});

it('409 poi_transition_forbidden: not online; 404: of another organisation; 403: for its readers; 403 organisation_suspended', async () => {
  const { api, editor, organisation, poiId, put, list, move, read } = await start();
  const stranger = await api.signIn({ permissions: ['poi_editor'] });
  const change = async () => ({
    version: (await read(editor)).version,
    ...june,
    liveState: 'full',
  });
  expect((await put(await change(), stranger)).body.code).toBe('poi_not_found');
  expect((await list(stranger)).code).toBe('poi_not_found');
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: stranger.id, role: 'reader' },
  });
  expect((await put(await change(), stranger)).body.code).toBe('permission_missing');
  expect((await list(stranger)).code).toBe('permission_missing');
  const suspend = (status: 'suspended' | 'approved') =>
    api.db.organisation.update({
      where: { id: organisation.id },
      data: { status, reason: status === 'suspended' ? 'Impayés' : null },
    });
  await suspend('suspended');
  expect((await put(await change())).body.code).toBe('organisation_suspended');
  expect((await list()).code).toBe('organisation_suspended');
  await suspend('approved');
  await move(editor, 'archival', { confirmation: 'Bal' });
  expect((await put(await change())).body.code).toBe('poi_transition_forbidden');
  expect(await api.db.dateState.count({ where: { poiId } })).toBe(0);
});

it('alerts each reader once about the final state of a date, with its day; a change that is undone within ten seconds alerts none', async () => {
  const { api, like, set, list } = await start();
  const { email: recipient } = await like();
  expect((await list()).recipientCount).toBe(1);
  await set({ ...july, liveState: 'cancelled' }, 0);
  await set({ ...july, liveState: 'full' }, 5);
  await set({ ...june, liveState: 'cancelled' }, 6);
  await set({ ...june, liveState: 'scheduled' }, 8);
  expect(await listAlerts(api)).toEqual([
    { kind: 'date-change', recipient, day: '2026-07-14', news: 'full' },
  ]);
});

it('dates that change one after another, each within a minute, are in one mail for each reader, a minute after the last one', async () => {
  const { api, like, set } = await start();
  const readers = [await like(), await like()];
  await set({ ...july, liveState: 'full' }, 0);
  await set({ ...june, liveState: 'postponed' }, 40);
  await set({ ...june, liveState: 'cancelled' }, 99);
  expect(await listAlerts(api)).toEqual([]);
  expect(await listGathered(api)).toEqual(
    readers
      .map(({ email }) => ({
        recipient: email,
        days: ['2026-06-20', '2026-07-14'],
        news: ['cancelled', 'full'],
        sendAt: '11:02:39',
      }))
      .sort((one, other) => (one.recipient < other.recipient ? -1 : 1)),
  );
});

it('a date that changes a minute after another has a mail of its own; one that is undone leaves the mail about the others', async () => {
  const { api, like, set } = await start();
  const { email: recipient } = await like();
  await set({ ...july, liveState: 'full' }, 0);
  await set({ ...june, liveState: 'cancelled' }, 5);
  await set({ ...june, liveState: 'scheduled' }, 10);
  await set({ ...june, liveState: 'full' }, 70);
  expect(await listGathered(api)).toEqual([]);
  expect(await listAlerts(api)).toEqual([
    { kind: 'date-change', recipient, day: '2026-07-14', news: 'full' },
    { kind: 'date-change', recipient, day: '2026-06-20', news: 'full' },
  ]);
});

it('a reader whose mail a worker already holds gets a second one when the date is restored, the others none', async () => {
  const { api, like, set } = await start();
  const [held] = [await like(), await like()];
  await set({ ...june, liveState: 'cancelled' }, 0);
  await api.db.mailOutbox.updateMany({
    where: { recipient: held.email },
    data: { nextAttemptAt: new Date('2026-06-10T11:05:00Z') },
  });
  await set({ ...june, liveState: 'scheduled' }, 5);
  expect(await listAlerts(api)).toEqual(
    ['cancelled', 'scheduled'].map((news) => ({
      kind: 'date-change',
      recipient: held.email,
      day: '2026-06-20',
      news,
    })),
  );
});

it('the cancellation of the event replaces the mail about its dates; its undo restores it', async () => {
  const { api, like, set, setEvent } = await start();
  const { email: recipient } = await like();
  await set({ ...june, liveState: 'full' }, 0);
  await setEvent('cancelled', 30);
  expect(await listAlerts(api)).toEqual([
    { kind: 'change', recipient, day: '2026-06-20', news: null },
  ]);
  await setEvent('scheduled', 35);
  expect(await listAlerts(api)).toEqual([
    { kind: 'date-change', recipient, day: '2026-06-20', news: 'full' },
  ]);
});

it('queues no alert about a date while the whole event is cancelled', async () => {
  const { api, poiId, like, set, page } = await start();
  await like();
  await api.db.poi.update({ where: { id: poiId }, data: { liveState: 'cancelled' } });
  await set({ ...june, liveState: 'full' });
  expect((await page()).periods[1]).toMatchObject({ ...june, liveState: 'full' });
  expect(await listAlerts(api)).toEqual([]);
});

it('two organisers who cancel the same date at once: one is refused as stale, and one alert is sent', async () => {
  const { api, editor, like, put, read } = await start();
  await like();
  const { version } = await read(editor);
  const body = { version, ...june, liveState: 'cancelled' };
  const answers = await Promise.all([put(body), put(body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await listAlerts(api)).toHaveLength(1);
});

it('200: a moved date keeps its duration and is found on its new day, in the published version and the draft; moving it back undoes that', async () => {
  const { api, editor, set, save, move, read, page } = await start();
  const night = { startDate: '2026-06-20', startTime: '22:00' };
  await move(editor, 'revision');
  const periods = [{ ...night, endDate: '2026-06-21', endTime: '02:00' }];
  await save(editor, 'dates', { periods });
  expect((await move(editor, 'publication')).status).toBe(200);
  await move(editor, 'revision');
  const later = { startDate: '2026-06-27', startTime: '18:30:00' };
  await set({ ...night, liveState: 'scheduled', movedTo: later });
  const after = { ...later, endDate: '2026-06-27', endTime: '22:30:00', note: null };
  const movedFrom = { startDate: '2026-06-20', startTime: '22:00:00' };
  expect((await page()).periods).toEqual([
    { ...after, isPast: false, liveState: 'scheduled', movedFrom },
  ]);
  expect((await read(editor)).dates.periods).toEqual([after]);
  const near = { lon: 0.68, lat: 47.4, distanceKm: 5 };
  expect((await api.get('/pois', near)).body.items).toMatchObject([
    { startDate: later.startDate, poiTime: later.startTime },
  ]);
  await set({ ...later, liveState: 'scheduled', movedTo: night }, 5);
  expect((await page()).periods).toMatchObject([
    // The same night, which ends past midnight.
    { ...movedFrom, endDate: '2026-06-20', endTime: '02:00:00', movedFrom: null },
  ]);
  expect(await api.db.dateState.count()).toBe(0);
});

it('alerts about a moved date name the new one; a move that is undone within ten seconds alerts none', async () => {
  const { api, like, set } = await start();
  const { email: recipient } = await like();
  const later = { startDate: '2026-06-27', startTime: '21:00' };
  await set({ ...june, liveState: 'scheduled', movedTo: later }, 0);
  expect(await listAlerts(api)).toEqual([
    { kind: 'date-change', recipient, day: '2026-06-27', news: 'moved' },
  ]);
  await set({ ...later, liveState: 'scheduled', movedTo: june }, 5);
  expect(await listAlerts(api)).toEqual([]);
});

it('409 poi_date_unmovable: onto another date of the draft; 200: to the start that the date has in the draft already', async () => {
  const { api, editor, poiId, put, save, move, read, page } = await start();
  await move(editor, 'revision');
  const [before, august] = [
    { ...june, endDate: june.startDate, endTime: null },
    { startDate: '2026-08-01', endDate: '2026-08-01', startTime: '20:30:00', endTime: null },
  ];
  const movedTo = { startDate: '2026-08-01', startTime: '20:30:00' };
  const moveJune = async () =>
    put({ version: (await read(editor)).version, ...june, liveState: 'scheduled', movedTo });
  await save(editor, 'dates', { periods: [before, august] });
  expect((await moveJune()).body.code).toBe('poi_date_unmovable');
  expect((await page()).periods[1]).toMatchObject({ ...june, movedFrom: null });
  expect(await api.db.dateState.count({ where: { poiId } })).toBe(0);
  await save(editor, 'dates', { periods: [august] });
  expect((await moveJune()).status).toBe(200);
  expect((await read(editor)).dates.periods).toMatchObject([august]);
});

it('409 poi_date_unmovable: onto another date, into the past, over three years ahead, and without the hours that it has', async () => {
  const { editor, put, read, page } = await start();
  const { version } = await read(editor);
  const before = (await page()).periods;
  for (const movedTo of [
    july,
    { startDate: '2026-06-09', startTime: '20:30' },
    { startDate: '2030-01-01', startTime: '20:30' },
    { startDate: '2026-06-27', startTime: null },
  ])
    expect((await put({ version, ...june, liveState: 'scheduled', movedTo })).body.code).toBe(
      'poi_date_unmovable',
    );
  expect((await page()).periods).toEqual(before);
});
