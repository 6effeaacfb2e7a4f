// Specification: §7.25
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const start = async () => {
  const api = await startApi();
  const me = await api.signIn({ firstName: 'Léa' });
  const link = (method: 'PUT' | 'DELETE', kind: string) =>
    api.send(method, `/me/favorites/links/${kind}`, { as: me });
  const renew = (kind: string) =>
    api.send('POST', `/me/favorites/links/${kind}/renewal`, { as: me });
  const keep = async (poi: Promise<{ id: string }>) => {
    const { id } = await poi;
    await api.send('PUT', `/me/favorites/${id}`, { as: me });
    return id;
  };
  const pathOf = (url: string) => new URL(url).pathname;
  return { ...api, me, link, renew, keep, pathOf };
};

describe('links to favourites', () => {
  it('200: creates one share link for two requests, lists, renews and deletes it; its old tokens answer 404', async () => {
    const { link, renew, get, me } = await start();
    const list = async () => (await get('/me/favorites/links', {}, me.headers)).body;
    expect(await list()).toEqual({ items: [] });
    const { status, body: made } = await link('PUT', 'share');
    expect(status).toBe(200);
    expect(made).toEqual({
      kind: 'share',
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      url: expect.any(String),
      createdAt: '2026-06-10T10:00:00.000Z',
    });
    expect(made.url).toMatch(new RegExp(`^http://localhost/favorites/shared/${made.token}$`));
    expect((await link('PUT', 'share')).body).toEqual(made);
    expect(await list()).toEqual({ items: [made] });
    const { body: renewed } = await renew('share');
    expect(renewed.token).not.toBe(made.token);
    expect(await list()).toEqual({ items: [expect.objectContaining({ token: renewed.token })] });
    expect((await get(`/favorites/shared/${made.token}`)).body.code).toBe('link_not_found');
    expect((await get(`/favorites/shared/${renewed.token}`)).status).toBe(200);
    expect((await link('DELETE', 'share')).body).toEqual({ items: [] });
    expect((await get(`/favorites/shared/${renewed.token}`)).body).toMatchObject({
      status: 404,
      code: 'link_not_found',
    });
  });

  it('eight concurrent requests create one calendar link', async () => {
    const { link } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => link('PUT', 'calendar')));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
  });

  it('401 session_missing: a deleted account can neither create nor renew a link', async () => {
    const { link, renew, db, me } = await start();
    await db.account.delete({ where: { id: me.id } });
    expect(await link('PUT', 'share')).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
    expect(await renew('share')).toMatchObject({ status: 401, body: { code: 'session_missing' } });
  });

  it('404 link_not_found: refuses a calendar token as a share token, and a malformed or too long token', async () => {
    const { link, get } = await start();
    const { token } = (await link('PUT', 'calendar')).body;
    for (const path of [
      `/favorites/shared/${token}`,
      '/favorites/calendar/x.ics',
      `/favorites/calendar/${token}x.ics`,
      '/favorites/shared/%20',
      `/favorites/shared/${'a'.repeat(101)}`,
      `/favorites/calendar/${'a'.repeat(200)}.ics`,
    ])
      expect(await get(path), path).toMatchObject({
        status: 404,
        body: { code: 'link_not_found' },
      });
  });
});

it('200: a shared favourites list needs no session, hides the owner’s address and id, omits hidden events, is not cached or indexed', async () => {
  const { link, keep, create, db, get, me } = await start();
  await keep(create.poi({ label: 'Concert' }));
  await keep(create.poi({ label: 'Musée', isPermanent: true }));
  const gone = await keep(create.poi({ label: 'Retiré' }));
  await db.poi.update({ where: { id: gone }, data: { isEnabled: false } });
  const { token } = (await link('PUT', 'share')).body;
  const { status, body, headers, text } = await get(`/favorites/shared/${token}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(body).toEqual({
    firstName: 'Léa',
    dated: [expect.objectContaining({ label: 'Concert' })],
    undated: [expect.objectContaining({ label: 'Musée' })],
    past: [],
  });
  expect(text).not.toContain(me.email);
  expect(text).not.toContain(me.id);
});

describe('the calendar feed of favourites', () => {
  const read = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

  it('200: needs no session; has one entry per date, marks cancelled events, omits permanent ones and dates over 31 days old', async () => {
    const { link, keep, create, db, get, pathOf } = await start();
    await keep(
      create.poi({
        label: 'Deux soirs',
        periods: [
          { startDate: '2026-06-12', startTime: '20:00' },
          { startDate: '2026-06-20', startTime: '20:00' },
        ],
      }),
    );
    const cancelled = await keep(
      create.poi({ label: 'Annulé', periods: [{ startDate: '2026-06-14' }] }),
    );
    await keep(create.poi({ label: 'Mai', periods: [{ startDate: '2026-05-20' }] }));
    await keep(create.poi({ label: 'Mars', periods: [{ startDate: '2026-03-20' }] }));
    await keep(create.poi({ label: 'Musée', isPermanent: true }));
    await db.poi.update({ where: { id: cancelled }, data: { liveState: 'cancelled' } });
    const { url } = (await link('PUT', 'calendar')).body;
    expect(pathOf(url)).toMatch(/^\/api\/v1\/favorites\/calendar\/[0-9a-f]{64}\.ics$/);
    const { status, headers, text } = await get(pathOf(url));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = read(text);
    expect(lines).toContain('X-WR-CALNAME:Mes favoris Parages');
    expect(lines.filter((line) => line.startsWith('SUMMARY:')).sort()).toEqual([
      'SUMMARY:Annulé',
      'SUMMARY:Deux soirs',
      'SUMMARY:Deux soirs',
      'SUMMARY:Mai',
    ]);
    expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(
      lines
        .filter((line) => line.startsWith('URL'))
        .every((line) => /^URL;VALUE=URI:http:\/\/localhost\/evenement\/poi-/.test(line)),
    ).toBe(true);
  });

  it('200: has no event without favourites, and a name in the language of the account', async () => {
    const { link, db, get, pathOf, me } = await start();
    await db.account.update({ where: { id: me.id }, data: { locale: 'en' } });
    const { text } = await get(pathOf((await link('PUT', 'calendar')).body.url));
    expect(read(text)).toContain('NAME:My Parages favourites');
    expect(text).not.toContain('VEVENT');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
