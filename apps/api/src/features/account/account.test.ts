// Specification: §1.11, §3.30, §3.31, §4.38, §7.20
import { describe, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import type { ProfileChanges } from './account.schema.ts';

const start = async () => {
  const api = await startApi();
  const me = await api.signIn({ firstName: 'Camille', email: 'camille@parages.example' });
  const change = (body: ProfileChanges | object) => api.send('PATCH', '/me', { as: me, body });
  const profile = async () => (await api.send('GET', '/me', { as: me })).body;
  return { ...api, me, change, profile };
};

describe('GET /me', () => {
  it('200: returns the id, the first name and the address of a new account, and the default of every other field', async () => {
    const { me, profile } = await start();
    expect(await profile()).toEqual({
      id: me.id,
      email: 'camille@parages.example',
      emailVerified: true,
      firstName: 'Camille',
      lastName: '',
      locale: 'fr',
      locality: null,
      preferences: {
        age_category: null,
        job_category: null,
        children_category: null,
        outgoing_categories: [],
      },
      interests: [],
      preferredCity: null,
      latestPosition: null,
      notifications: {
        hasDigest: false,
        hasReminders: false,
        hasFollowNews: false,
        hasSearchNews: true,
        hasServiceNews: false,
      },
      wantsRecommendations: true,
      isOnboarded: false,
      organisations: [],
      permissions: [],
      role: 'user',
      createdAt: expect.any(String),
    });
  });

  it('200: returns the permissions and the role of the session of a curator', async () => {
    const { get, signIn } = await start();
    const { headers } = await signIn({ permissions: ['image_mod', 'theme_mod', 'batch_import'] });
    expect((await get('/me', {}, headers)).body).toMatchObject({
      permissions: ['image_mod', 'theme_mod', 'batch_import'],
      role: 'curator',
    });
  });

  it('200 for an account with an unverified address; 403 email_unverified for its profile changes, position and export', async () => {
    const { get, send, signIn } = await start();
    const as = await signIn({ isVerified: false });
    expect((await get('/me', {}, as.headers)).body.emailVerified).toBe(false);
    for (const [method, path] of [
      ['PATCH', '/me'],
      ['PUT', '/me/position'],
      ['DELETE', '/me/position'],
      ['GET', '/me/export'],
    ] as const)
      expect(
        (await send(method, path, { as, ...(method === 'GET' ? {} : { body: {} }) })).body,
        path,
      ).toMatchObject({
        status: 403,
        code: 'email_unverified',
      });
  });

  it('401 session_missing: without a session, and with the session of a deleted account', async () => {
    const { get, db, me } = await start();
    expect((await get('/me')).body).toMatchObject({ status: 401, code: 'session_missing' });
    await db.account.delete({ where: { id: me.id } });
    expect((await get('/me', {}, me.headers)).body).toMatchObject({
      status: 401,
      code: 'session_missing',
    });
  });
});

describe('PATCH /me', () => {
  it('200: changes the given fields and leaves the others unchanged, also inside preferences and notifications', async () => {
    const { change, profile, db } = await start();
    await smallGazetteer(db, touraine).loadIfMissing();
    const changes = {
      firstName: '  Zoé ',
      lastName: 'Martin',
      locale: 'en',
      preferredCity: 'blere',
      preferences: {
        age_category: '25-34',
        job_category: 'worker',
        children_category: 'none',
        outgoing_categories: ['friends', 'solo'],
      },
      interests: ['nature', 'culture'],
      notifications: { hasDigest: true, hasReminders: true },
      wantsRecommendations: false,
      isOnboarded: true,
    };
    const { status, body } = await change(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...changes,
      firstName: 'Zoé',
      locality: 'Bléré',
      preferredCity: { slug: 'blere', name: 'Bléré', position: { lon: 0.9886, lat: 47.3275 } },
      notifications: {
        hasDigest: true,
        hasReminders: true,
        hasFollowNews: false,
        hasSearchNews: true,
        hasServiceNews: false,
      },
    });
    await change({
      preferences: { age_category: null, outgoing_categories: [] },
      notifications: { hasDigest: false },
    });
    expect(await profile()).toMatchObject({
      firstName: 'Zoé',
      interests: ['nature', 'culture'],
      isOnboarded: true,
      wantsRecommendations: false,
      preferences: {
        age_category: null,
        job_category: 'worker',
        children_category: 'none',
        outgoing_categories: [],
      },
      notifications: {
        hasDigest: false,
        hasReminders: true,
        hasFollowNews: false,
        hasSearchNews: true,
        hasServiceNews: false,
      },
    });
  });

  it('200: accepts the preferred city by slug, by id, and null to clear it; an empty body changes nothing', async () => {
    const { change, db, profile } = await start();
    await smallGazetteer(db, touraine).loadIfMissing();
    const { body } = await change({ preferredCity: 'tours' });
    await change({ preferredCity: null });
    expect((await profile()).preferredCity).toBeNull();
    expect((await change({ preferredCity: body.preferredCity.id })).body.preferredCity.slug).toBe(
      'tours',
    );
    const before = await profile();
    expect((await change({})).body).toEqual(before);
  });

  it('200: changes the profile of the caller and not that of another account', async () => {
    const { change, get, signIn } = await start();
    const other = await signIn({ firstName: 'Noé' });
    await change({ firstName: 'Zoé', interests: ['nature'] });
    expect((await get('/me', {}, other.headers)).body).toMatchObject({
      firstName: 'Noé',
      interests: [],
    });
  });

  it.each([
    ['a blank first name', { firstName: ' ' }, '/body/firstName'],
    [
      'a link in the first name',
      { firstName: 'Votre colis attend: https://evil.example' },
      '/body/firstName',
    ],
    ['a domain in the last name', { lastName: 'evil.example' }, '/body/lastName'],
    ['a last name of 41 characters', { lastName: 'x'.repeat(41) }, '/body/lastName'],
    ['a last name of 81 characters', { lastName: 'x'.repeat(81) }, '/body/lastName'],
    ['a control character in the name', { firstName: 'a\u0000b' }, '/body/firstName'],
    ['an unsupported language', { locale: 'de' }, '/body/locale'],
    [
      'an unknown age category',
      { preferences: { age_category: '7' } },
      '/body/preferences/age_category',
    ],
    [
      'an unknown job category',
      { preferences: { job_category: 'pirate' } },
      '/body/preferences/job_category',
    ],
    [
      'an unknown children category',
      { preferences: { children_category: 'three' } },
      '/body/preferences/children_category',
    ],
    [
      'an unknown outgoing category',
      { preferences: { outgoing_categories: ['familly', 'dog'] } },
      '/body/preferences/outgoing_categories/1',
    ],
    [
      'an outgoing category twice',
      { preferences: { outgoing_categories: ['solo', 'solo'] } },
      '/body/preferences/outgoing_categories',
    ],
    ['an unknown interest', { interests: ['nature', 'opera'] }, '/body/interests/1'],
    ['an interest twice', { interests: ['nature', 'nature'] }, '/body/interests'],
    [
      'a notification switch that is not a boolean',
      { notifications: { hasDigest: 'yes' } },
      '/body/notifications/hasDigest',
    ],
    ['`wantsRecommendations` null', { wantsRecommendations: null }, '/body/wantsRecommendations'],
    ['an unknown town', { preferredCity: 'atlantide' }, '/body/preferredCity'],
    ['a department instead of a town', { preferredCity: 'indre-et-loire' }, '/body/preferredCity'],
  ])('400 request_invalid: points to %s and changes nothing', async (_what, body, pointer) => {
    const { change, profile, db } = await start();
    await smallGazetteer(db, touraine).loadIfMissing();
    const before = await profile();
    const { status, body: answer } = await change({ lastName: 'Martin', ...body });
    expect([status, answer.code, answer.errors[0].pointer]).toEqual([
      400,
      'request_invalid',
      pointer,
    ]);
    expect(await profile()).toEqual(before);
  });

  it('400 request_invalid: refuses to change the e-mail address, permissions, id or an unknown property', async () => {
    const { change } = await start();
    for (const body of [
      { email: 'other@parages.example' },
      { permissions: ['poi_mod'] },
      { id: 'x' },
      { nonsense: 1 },
    ])
      expect(await change(body)).toMatchObject({ status: 400, body: { code: 'request_invalid' } });
  });
});

describe('PUT and DELETE /me/position', () => {
  const here = { lon: 0.70412, lat: 47.39489, name: 'Tours' };

  it('200: PUT stores one position per account rounded to 0.01 degree and overwrites it; DELETE removes it, and answers 200 without one', async () => {
    const { send, me, profile, db, clock } = await start();
    const put = (body: object) => send('PUT', '/me/position', { as: me, body });
    const saved = {
      position: { lon: 0.7, lat: 47.39 },
      name: 'Tours',
      updatedAt: '2026-06-10T10:00:00.000Z',
    };
    expect((await put(here)).body).toEqual(saved);
    expect(await profile()).toMatchObject({ latestPosition: saved, locality: 'Tours' });
    clock.set('2026-06-10T11:00:00Z');
    const moved = {
      position: { lon: -0.55, lat: 47.47 },
      name: null,
      updatedAt: '2026-06-10T11:00:00.000Z',
    };
    expect((await put({ lon: -0.5477, lat: 47.4738, name: null })).body).toEqual(moved);
    expect(await db.latestPosition.count()).toBe(1);
    expect((await send('DELETE', '/me/position', { as: me })).body).toEqual({ isDeleted: true });
    expect((await send('DELETE', '/me/position', { as: me })).status).toBe(200);
    expect((await profile()).latestPosition).toBeNull();
  });

  it.each([
    ['a longitude above 180°', { ...here, lon: 181 }, '/body/lon'],
    ['a latitude as text', { ...here, lat: '47' }, '/body/lat'],
    ['a name of 121 characters', { ...here, name: 'x'.repeat(121) }, '/body/name'],
  ])('PUT answers with an error that points to the field for %s', async (_what, body, pointer) => {
    const { send, me } = await start();
    const answer = await send('PUT', '/me/position', { as: me, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'request_invalid']);
    expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it('401 session_missing for PUT and for DELETE with the session of a deleted account', async () => {
    const { send, me, db } = await start();
    await db.account.delete({ where: { id: me.id } });
    expect(await send('PUT', '/me/position', { as: me, body: here })).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
    expect(await send('DELETE', '/me/position', { as: me })).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
  });
});
