import { expect } from 'vitest';
import { openCompleteEvent } from './editor.ts';
import { type Api, startApi } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

export const june = { startDate: '2026-06-20', startTime: '20:30:00' };
export const july = { startDate: '2026-07-14', startTime: null };

type Start = { startDate: string; startTime: string | null };
type Change = Start & { liveState: string; movedTo?: Start };

export const listAlerts = (api: Api) =>
  api.db.$queryRawUnsafe<object[]>(
    `SELECT kind, recipient, data -> 'poi' ->> 'startDate' AS day, data ->> 'news' AS news
     FROM mail_outbox WHERE kind IN ('change', 'date-change') ORDER BY recipient, created_at`,
  );

/** The mails about several dates. */
export const listGathered = (api: Api) =>
  api.db.$queryRawUnsafe<object[]>(
    `SELECT recipient, jsonb_path_query_array(data, '$.dates[*].news') AS news, jsonb_path_query_array(data, '$.dates[*].startDate') AS days,
       to_char(next_attempt_at AT TIME ZONE 'UTC', 'HH24:MI:SS') AS "sendAt"
     FROM mail_outbox WHERE kind = 'date-changes' ORDER BY recipient, created_at`,
  );

/** An event online with three dates, the first of them over, at 2026-06-10T11:00:00Z. */
export async function openDatedEvent() {
  const api = await startApi();
  const opened = await openCompleteEvent(api);
  const { editor, poiId, move, save, read } = opened;
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const periods = [
    { ...june, endDate: june.startDate, endTime: null },
    { ...july, endDate: july.startDate, endTime: null },
    { startDate: '2026-06-01', endDate: '2026-06-01', startTime: null, endTime: null },
  ];
  await save(editor, 'dates', { periods });
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'acceptance');
  const like = async (): Promise<User> => {
    const reader = await api.signIn();
    await api.send('PUT', `/me/favorites/${poiId}`, { as: reader });
    return reader;
  };
  const put = (body: object, as = editor) =>
    api.send('PUT', `/org/pois/${poiId}/date-state`, { as, body });
  const at = (second: number) =>
    api.clock.set(new Date(Date.parse('2026-06-10T11:00:00Z') + second * 1000).toISOString());
  const setEvent = async (liveState: string, second: number) => {
    at(second);
    const body = { version: (await read(editor)).version, liveState };
    const answer = await api.send('PUT', `/org/pois/${poiId}/live-state`, { as: editor, body });
    expect(answer.status).toBe(200);
  };
  const set = async (change: Change, second = 0) => {
    at(second);
    const answer = await put({ version: (await read(editor)).version, ...change });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 200 });
  };
  const list = async (as = editor) =>
    (await api.send('GET', `/org/pois/${poiId}/date-states`, { as })).body;
  const page = async () => (await api.get(`/pois/${poiId}`)).body;
  return { api, ...opened, like, put, set, setEvent, list, page };
}
