// Specification: §4.23, §11.9, §11.13
import { expect, it } from 'vitest';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

type Alert = { recipient: string; state: string; sendAt: string };
const listAlerts = (api: Api) =>
  api.db.$queryRawUnsafe<Alert[]>(
    `SELECT recipient, data ->> 'liveState' AS state, to_char(next_attempt_at AT TIME ZONE 'UTC', 'HH24:MI:SS') AS "sendAt"
     FROM mail_outbox WHERE kind = 'change' ORDER BY recipient, created_at`,
  );

async function start() {
  const api = await startApi();
  const { editor, organisation, poiId, move, read } = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'acceptance');
  const like = async (): Promise<User> => {
    const reader = await api.signIn();
    await api.send('PUT', `/me/favorites/${poiId}`, { as: reader });
    return reader;
  };
  const unlike = (reader: User) => api.send('DELETE', `/me/favorites/${poiId}`, { as: reader });
  const set = async (liveState: string, second: number) => {
    api.clock.set(`2026-06-10T11:00:${String(second).padStart(2, '0')}Z`);
    const { version } = await read(editor);
    const body = { version, liveState };
    const answer = await api.send('PUT', `/org/pois/${poiId}/live-state`, { as: editor, body });
    expect(answer.status).toBe(200);
  };
  const count = async (liveState: string, as = editor) =>
    (
      await api.send('GET', `/org/pois/${poiId}/live-state/recipients`, {
        as,
        query: { liveState },
      })
    ).body;
  return { api, editor, moderator, organisation, poiId, move, like, unlike, set, count };
}

it('the alert about a cancellation waits for ten seconds', async () => {
  const { api, like, set } = await start();
  const reader = await like();
  await set('cancelled', 5);
  expect(await listAlerts(api)).toEqual([
    { recipient: reader.email, state: 'cancelled', sendAt: '11:00:15' },
  ]);
});

it('a cancellation that is undone after nine seconds sends nothing, also to a reader who left in between', async () => {
  const { api, like, unlike, set } = await start();
  await like();
  const former = await like();
  await set('cancelled', 0);
  await unlike(former);
  await set('scheduled', 9);
  expect(await listAlerts(api)).toEqual([]);
});

it('four states within seconds send one alert per reader, about the last one', async () => {
  const { api, like, set } = await start();
  const readers = [await like(), await like()];
  for (const [second, state] of ['cancelled', 'postponed', 'scheduled', 'full'].entries())
    await set(state, second * 9);
  expect(await listAlerts(api)).toEqual(
    readers
      .map(({ email }) => ({ recipient: email, state: 'full', sendAt: '11:00:37' }))
      .sort((one, other) => (one.recipient < other.recipient ? -1 : 1)),
  );
});

it('a cancellation that is lifted after ten seconds sends a second alert', async () => {
  const { api, like, set } = await start();
  await like();
  await set('cancelled', 0);
  await set('scheduled', 10);
  expect((await listAlerts(api)).map(({ state }) => state)).toEqual(['cancelled', 'scheduled']);
});

it('a reader whose alert a worker already holds gets a second one when the cancellation is undone, the others none', async () => {
  const { api, like, set } = await start();
  const [held] = [await like(), await like()];
  await set('cancelled', 0);
  await api.db.mailOutbox.updateMany({
    where: { recipient: held.email },
    data: { nextAttemptAt: new Date('2026-06-10T11:05:00Z') },
  });
  await set('scheduled', 5);
  expect((await listAlerts(api)).map(({ recipient, state }) => [recipient, state])).toEqual([
    [held.email, 'cancelled'],
    [held.email, 'scheduled'],
  ]);
});

it('200: counts the verified readers whom a state would alert, none for the shown state and for the one that undoes a change', async () => {
  const { api, like, set, count } = await start();
  await like();
  const [unverified, suppressed] = [await like(), await like()];
  await api.db.account.update({
    where: { id: unverified.id },
    data: { emailVerifiedAt: null },
  });
  await api.db.suppressedAddress.create({
    data: { address: suppressed.email, reason: 'unknown', suppressedAt: new Date() },
  });
  expect(await count('cancelled')).toEqual({ count: 1 });
  expect(await count('scheduled')).toEqual({ count: 0 });
  await set('cancelled', 0);
  expect(await count('scheduled')).toEqual({ count: 0 });
  expect(await count('full')).toEqual({ count: 1 });
  api.clock.set('2026-06-10T11:00:10Z');
  expect(await count('scheduled')).toEqual({ count: 1 });
});

it('404: another organiser gets no number of readers; 403: nor does a reader of the organisation; 403 organisation_suspended', async () => {
  const { api, editor, organisation, like, count } = await start();
  await like();
  const stranger = await api.signIn({ permissions: ['poi_editor'] });
  expect((await count('cancelled', stranger)).code).toBe('poi_not_found');
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: stranger.id, role: 'reader' },
  });
  expect((await count('cancelled', stranger)).code).toBe('permission_missing');
  await api.db.organisation.update({
    where: { id: organisation.id },
    data: { status: 'suspended', reason: 'Impayés' },
  });
  expect((await count('cancelled', editor)).code).toBe('organisation_suspended');
});

it('200: counts the owners and editors whom a decision would mail; 404: of an unknown event; 403: for an editor', async () => {
  const { api, editor, moderator, organisation, poiId } = await start();
  const add = async (role: 'editor' | 'reader', isVerified = true) => {
    const { id: accountId } = await api.signIn({ isVerified });
    await api.db.membership.create({ data: { organisationId: organisation.id, accountId, role } });
  };
  await add('editor');
  await add('editor', false);
  await add('reader');
  const count = async (as: User, id = poiId) =>
    (await api.send('GET', `/org/pois/${id}/decision/recipients`, { as })).body;
  expect(await count(moderator)).toEqual({ count: 2 });
  const free = await api.create.poi();
  expect(await count(moderator, free.id)).toEqual({ count: 0 });
  expect((await count(moderator, organisation.id)).code).toBe('poi_not_found');
  expect((await count(editor)).code).toBe('permission_missing');
});
