// Specification: §7.23, §11.14
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { newsService } from '../letters/news.service.ts';
import { mailsService } from '../mails/mails.service.ts';

const slug = 'theatre-olympia-tours';
const olympia = { kind: 'venue', slug, name: 'Théâtre Olympia', locality: 'Tours' };

const start = async () => {
  const api = await startApi();
  const me = await api.signIn();
  const { slug: organiser } = await createOrganisation(api.db, { name: 'Le Bal' });
  await api.create.poi({ placeName: 'Théâtre Olympia' });
  const call =
    (method: 'PUT' | 'DELETE') =>
    (path: string, as = me) =>
      api.send(method, `/me/follows/${path}`, { as });
  const list = async (as = me) => (await api.send('GET', '/me/follows', { as })).body;
  return { ...api, me, organiser, follow: call('PUT'), unfollow: call('DELETE'), list };
};

describe('followed venues and organisers', () => {
  it('200: an account follows and unfollows a venue and an organiser, and repeating either changes nothing', async () => {
    const { follow, unfollow, list, organiser, clock } = await start();
    const leBal = { kind: 'organiser', slug: organiser, name: 'Le Bal', locality: 'Tours' };
    expect((await follow(`venue/${slug}`)).body).toEqual({ items: [olympia] });
    clock.set('2026-06-10T10:01:00Z');
    expect((await follow(`organiser/${organiser}`)).body).toEqual({ items: [leBal, olympia] });
    clock.set('2026-06-10T10:02:00Z');
    expect((await follow(`venue/${slug}`)).body).toEqual({ items: [leBal, olympia] });
    expect(await list()).toEqual({ items: [leBal, olympia] });
    expect((await unfollow(`venue/${slug}`)).body).toEqual({ items: [leBal] });
    expect((await unfollow(`venue/${slug}`)).body).toEqual({ items: [leBal] });
    expect((await unfollow(`organiser/${organiser}`)).body).toEqual({ items: [] });
  });

  it('another account does not see them, and its unfollow removes its own alone', async () => {
    const { follow, unfollow, list, signIn } = await start();
    await follow(`venue/${slug}`);
    const other = await signIn();
    expect(await list(other)).toEqual({ items: [] });
    expect((await unfollow(`venue/${slug}`, other)).status).toBe(200);
    expect(await list()).toEqual({ items: [olympia] });
  });

  it('200: a venue without visible events stays in the list, and can be unfollowed', async () => {
    const { follow, unfollow, list, db } = await start();
    await follow(`venue/${slug}`);
    await db.poi.updateMany({ data: { isEnabled: false } });
    expect(await list()).toEqual({ items: [olympia] });
    expect((await unfollow(`venue/${slug}`)).body).toEqual({ items: [] });
  });

  it('200: a suspended organiser is left out of the list', async () => {
    const { follow, list, organiser, db } = await start();
    await follow(`organiser/${organiser}`);
    await db.organisation.updateMany({ data: { status: 'suspended', reason: 'Plainte' } });
    expect(await list()).toEqual({ items: [] });
  });

  it('404: refuses to follow an unknown venue and an organisation that is unknown or not approved', async () => {
    const { follow, db } = await start();
    const { slug: pending } = await createOrganisation(db, { status: 'pending' });
    for (const [path, code] of [
      ['venue/nulle-part', 'venue_not_found'],
      ['organiser/personne', 'organiser_not_found'],
      [`organiser/${pending}`, 'organiser_not_found'],
    ] as const)
      expect((await follow(path)).body).toMatchObject({ status: 404, code });
  });

  it('409 quota_reached: an account with one follow left follows one of two hosts at once, and may follow that one again', async () => {
    const { follow, organiser, db, me } = await start();
    const rows = Array.from({ length: quotas.follows - 1 }, (_, n) => ({
      accountId: me.id,
      slug: `lieu-${n}`,
      name: 'Lieu',
      locality: 'Tours',
    }));
    await db.followedVenue.createMany({ data: rows });
    const answers = await Promise.all([follow(`venue/${slug}`), follow(`organiser/${organiser}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'follows', most: quotas.follows },
    });
    const [isVenue] = answers.map(({ status }) => status === 200);
    const again = isVenue ? `venue/${slug}` : `organiser/${organiser}`;
    expect((await follow(again)).status).toBe(200);
  });

  it('400: names the invalid kind and the slug that is too long', async () => {
    const { follow } = await start();
    const pointer = async (path: string) => (await follow(path)).body.errors[0].pointer;
    expect(await pointer('theme/concerts')).toBe('/path/kind');
    expect(await pointer(`venue/${'a'.repeat(201)}`)).toBe('/path/slug');
  });

  it.each([
    ['GET', '/me/follows'],
    ['PUT', `/me/follows/venue/${slug}`],
    ['DELETE', `/me/follows/venue/${slug}`],
  ] as const)(
    '%s %s: 401 session_missing, and 403 email_unverified until the address is verified',
    async (method, path) => {
      const { send, signIn } = await start();
      expect((await send(method, path)).body).toMatchObject({
        status: 401,
        code: 'session_missing',
      });
      const as = await signIn({ isVerified: false });
      expect((await send(method, path, { as })).body).toMatchObject({
        status: 403,
        code: 'email_unverified',
      });
    },
  );
});

it('the mail of the next Tuesday names a followed venue and an event published there, and none is queued after an unfollow', async () => {
  const { follow, unfollow, create, clock, db, send, me } = await start();
  await send('PATCH', '/me', { as: me, body: { notifications: { hasFollowNews: true } } });
  await follow(`venue/${slug}`);
  const at = { placeName: 'Théâtre Olympia', periods: [{ startDate: '2026-06-30' }] };
  await create.poi({ ...at, label: 'Première', publishedAt: '2026-06-12T08:00:00Z' });
  await create.poi({ ...at, label: 'Dernière', publishedAt: '2026-06-19T08:00:00Z' });
  const news = newsService({ db, mails: mailsService({ clock }) });
  expect(await news.queueAll('2026-06-16', new Date('2026-06-16T08:00:00Z'))).toBe(1);
  const [mail] = await db.mailOutbox.findMany();
  expect(mail).toMatchObject({
    kind: 'follow-news',
    accountId: me.id,
    data: { hosts: [{ name: 'Théâtre Olympia' }], pois: [{ title: 'Première' }] },
  });
  await unfollow(`venue/${slug}`);
  expect(await news.queueAll('2026-06-23', new Date('2026-06-23T08:00:00Z'))).toBe(0);
});
