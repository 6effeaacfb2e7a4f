// Specification: §2.38, §6.17, §7.32
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { openCompleteEvent } from '../../../test/editor.ts';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { listenToDatabase } from '../../platform/database/database-listener.ts';
import { poiChangesService } from '../editing/poi-changes.service.ts';
import { curationService } from './curation.service.ts';

const tours = { lon: 0.704, lat: 47.3948 };

async function start() {
  const api = await startApi();
  const moderator = await api.signIn({
    permissions: ['poi_mod', 'theme_mod', 'image_mod', 'org_mod'],
  });
  const poi = await api.create.poi({ label: 'Bal', themes: ['concerts'] });
  const change = (
    method: 'POST' | 'DELETE',
    body: object,
    { as = moderator, poiId = poi.id } = {},
  ) => api.send(method, `/pois/${poiId}/themes`, { as, body });
  const found = async (theme: string): Promise<string[]> =>
    (await api.get('/pois', { ...tours, theme })).body.items.map(({ id }: { id: string }) => id);
  return { ...api, moderator, poi, change, found };
}

describe('§6 "add or delete themes", §7 "addThemes, removeThemes": POST and DELETE /pois/:poiId/themes', () => {
  it('200: search finds the event by its new themes at once, and not by a removed one; one history entry records both changes', async () => {
    const { change, found, poi, db } = await start();
    const added = await change('POST', { themes: ['fetes', 'concerts'], tags: ['Guinguette'] });
    expect([added.status, added.body]).toEqual([
      200,
      { id: poi.id, version: 1, themes: ['concerts', 'fetes'], tags: ['Guinguette'] },
    ]);
    expect([await found('fetes'), await found('concerts')]).toEqual([[poi.id], [poi.id]]);
    expect((await change('DELETE', { themes: ['concerts'] })).body).toMatchObject({
      version: 2,
      themes: ['fetes'],
    });
    expect([await found('fetes'), await found('concerts')]).toEqual([[poi.id], []]);
    expect(await db.poiHistory.findMany({ where: { poiId: poi.id } })).toEqual([
      expect.objectContaining({
        actorKind: 'moderator',
        action: 'saved',
        diff: [
          { field: '/categories/themes', from: ['concerts'], to: ['fetes'] },
          { field: '/categories/tags', from: [], to: ['Guinguette'] },
        ],
      }),
    ]);
  });

  it('200: adding a present theme or removing an absent one changes nothing and records no history', async () => {
    const { change, poi, db } = await start();
    expect((await change('POST', { themes: ['concerts'] })).body.version).toBe(0);
    expect((await change('DELETE', { themes: ['fetes'], tags: ['x'] })).body).toMatchObject({
      version: 0,
      themes: ['concerts'],
    });
    expect(await db.poiHistory.count({ where: { poiId: poi.id } })).toBe(0);
  });

  it('200: adds a theme to the published version and to its draft revision', async () => {
    const api = await startApi();
    const { editor, poiId, move, read } = await openCompleteEvent(api);
    const moderator = await api.signIn({ permissions: ['poi_mod', 'theme_mod'] });
    await move(editor, 'submission', { autopublish: true });
    await move(moderator, 'acceptance');
    await move(editor, 'revision');
    await api.send('POST', `/pois/${poiId}/themes`, { as: moderator, body: { themes: ['fetes'] } });
    expect((await read(editor)).categories.themes).toEqual(['concerts', 'fetes']);
    expect((await api.get(`/pois/${poiId}`)).body.themes).toEqual(['concerts', 'fetes']);
  });

  it('keeps both themes that two moderators add concurrently', async () => {
    const { change, signIn, get, poi } = await start();
    const other = await signIn({ permissions: ['theme_mod'] });
    await Promise.all([
      change('POST', { themes: ['fetes'] }),
      change('POST', { themes: ['famille'] }, { as: other }),
    ]);
    expect((await get(`/pois/${poi.id}`)).body.themes.toSorted()).toEqual([
      'concerts',
      'famille',
      'fetes',
    ]);
  });

  it('addThemes returns the version and themes of its change, even when another change follows before it returns', async () => {
    const { change, moderator, poi, db, clock } = await start();
    const poiChanges = poiChangesService({ db, clock });
    const { addThemes } = curationService({
      db,
      poiChanges: {
        assertMayWrite: poiChanges.assertMayWrite,
        change: async (target, work) => {
          const changed = await poiChanges.change(target, work);
          await change('POST', { themes: ['famille'] });
          return changed;
        },
      },
    });
    const viewer: Viewer = {
      userId: moderator.id,
      isVerified: true,
      permissions: ['theme_mod'],
      role: 'moderator',
    };
    expect(await addThemes(viewer, poi.id, { themes: ['fetes'] })).toEqual({
      id: poi.id,
      version: 1,
      themes: ['concerts', 'fetes'],
      tags: [],
    });
  });

  it('409 themes_full, themes_last: "at least 1 category, at most 4"; an event without a theme gets its first one', async () => {
    const { change, create } = await start();
    expect(await change('DELETE', { themes: ['concerts'] })).toMatchObject({
      status: 409,
      body: { code: 'themes_last' },
    });
    expect((await change('POST', { themes: ['fetes', 'famille', 'sports'] })).status).toBe(200);
    expect(await change('POST', { themes: ['cinema'] })).toMatchObject({
      status: 409,
      body: { code: 'themes_full' },
    });
    const bare = await create.poi({ themes: [] });
    expect((await change('POST', { themes: ['cinema'] }, { poiId: bare.id })).body.themes).toEqual([
      'cinema',
    ]);
  });

  it('409 tags_full: refuses a thirty-first tag', async () => {
    const { change } = await start();
    await change('POST', { tags: Array.from({ length: 30 }, (_, index) => `mot ${index}`) });
    expect(await change('POST', { tags: ['un de plus'] })).toMatchObject({
      status: 409,
      body: { code: 'tags_full' },
    });
  });

  it('400 request_invalid: refuses a body with neither theme nor tag, and an unknown theme', async () => {
    const { change } = await start();
    expect(await change('POST', {})).toMatchObject({
      status: 400,
      body: { code: 'request_invalid', errors: [{ pointer: '/body/themes' }] },
    });
    const { status, body } = await change('POST', { themes: ['opera'] });
    expect([status, body.code, body.errors[0].pointer]).toEqual([
      400,
      'request_invalid',
      '/body/themes/0',
    ]);
  });

  it('refuses an account without theme_mod, a member of the event’s organisation, an unknown and an archived event', async () => {
    const { change, signIn, db, create, poi } = await start();
    const [visitor, pictures] = [await signIn(), await signIn({ permissions: ['image_mod'] })];
    for (const as of [visitor, pictures])
      expect((await change('POST', { themes: ['fetes'] }, { as })).body.code).toBe(
        'permission_missing',
      );
    const own = await signIn({ permissions: ['theme_mod'] });
    const { id: organisationId } = await createOrganisation(db, {
      members: [{ id: own.id, role: 'reader' }],
    });
    await db.poi.update({ where: { id: poi.id }, data: { organisationId } });
    expect((await change('POST', { themes: ['fetes'] }, { as: own })).body.code).toBe('poi_own');
    expect((await change('POST', { themes: ['fetes'] }, { poiId: uuidv7() })).body.code).toBe(
      'poi_not_found',
    );
    const gone = await create.poi({ status: 'archived' });
    expect((await change('POST', { themes: ['fetes'] }, { poiId: gone.id })).body.code).toBe(
      'poi_transition_forbidden',
    );
  });

  it('issue "purged by town and theme": a theme change of a past event sends poi_change notifications with its former and new themes', async () => {
    const { url } = await emptyDatabase();
    const { change, create } = await start();
    const past = await create.poi({ themes: ['concerts'], periods: [{ startDate: '2026-06-01' }] });
    const payloads: string[] = [];
    const onListening = vi.fn();
    const onMessage = (payload: string) => void payloads.push(payload);
    const { stop } = listenToDatabase(url, {
      channel: 'poi_change',
      onMessage,
      onListening,
      onDisconnect: () => undefined,
    });
    await vi.waitFor(() => expect(onListening).toHaveBeenCalled());
    await change('POST', { themes: ['fetes'] }, { poiId: past.id });
    await change('DELETE', { themes: ['concerts'] }, { poiId: past.id });
    await vi.waitFor(() =>
      expect(payloads.map((payload) => Number(payload.split(':')[1]))).toEqual([
        4,
        4 + 131_072,
        4 + 131_072,
        131_072,
      ]),
    );
    await stop();
  });
});

describe('§6 "Moderators or admins also see actions there"', () => {
  it('GET /moderation/pois 200: returns a hidden event by id and by slug, with the actions allowed by each permission', async () => {
    const { send, moderator, poi, signIn } = await start();
    await send('PUT', `/pois/${poi.id}/visibility`, {
      as: moderator,
      body: { enabled: false, reason: 'Doublon' },
    });
    const acts = ['images', 'image-search', 'themes', 'visibility', 'reassignment', 'edit'];
    const expected = {
      id: poi.id,
      isOnline: false,
      isEnabled: false,
      disabledReason: 'Doublon',
      themes: ['concerts'],
      isOwn: false,
      acts,
    };
    for (const path of [poi.id, `by-slug/${poi.slugFr}`])
      expect((await send('GET', `/moderation/pois/${path}`, { as: moderator })).body).toMatchObject(
        expected,
      );
    const allowed = async (permission: 'image_mod' | 'theme_mod') =>
      (
        await send('GET', `/moderation/pois/${poi.id}`, {
          as: await signIn({ permissions: [permission] }),
        })
      ).body.acts;
    expect([await allowed('image_mod'), await allowed('theme_mod')]).toEqual([
      ['images', 'image-search'],
      ['themes'],
    ]);
  });

  it('GET /moderation/pois/:poiId 200: allows a moderator only the action `edit` on an event of their own organisation', async () => {
    const { send, db, signIn, poi } = await start();
    const own = await signIn({ permissions: ['poi_mod', 'theme_mod', 'image_mod'] });
    const { id: organisationId } = await createOrganisation(db, {
      members: [{ id: own.id, role: 'owner' }],
    });
    await db.poi.update({ where: { id: poi.id }, data: { organisationId } });
    expect((await send('GET', `/moderation/pois/${poi.id}`, { as: own })).body).toMatchObject({
      isOwn: true,
      acts: ['edit'],
    });
  });

  it('GET /moderation/pois 403 permission_missing without a moderator permission; 404 poi_not_found for an unknown or archived event', async () => {
    const { send, signIn, moderator, create, poi } = await start();
    expect(await send('GET', `/moderation/pois/${poi.id}`, { as: await signIn() })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
    const gone = await create.poi({ status: 'archived' });
    for (const path of [uuidv7(), gone.id, 'by-slug/rien'])
      expect(await send('GET', `/moderation/pois/${path}`, { as: moderator })).toMatchObject({
        status: 404,
        body: { code: 'poi_not_found' },
      });
  });

  it('GET /moderation/assignees "reassigns an event to an organiser": finds approved organisations by name or SIREN; 403 with image_mod', async () => {
    const { db, send, moderator, signIn } = await start();
    const saules = await createOrganisation(db, {
      name: 'Le Bruit des Saules',
      siren: '000200014',
    });
    await createOrganisation(db, { name: 'Le Bruit qui attend', status: 'pending' });
    const search = async (q: string) =>
      (await send('GET', '/moderation/assignees', { as: moderator, query: { q } })).body.items;
    expect((await search('bruit')).map(({ id }: { id: string }) => id)).toEqual([saules.id]);
    expect(await search('000 200 014')).toEqual([
      { id: saules.id, name: saules.name, locality: 'Tours', siren: '000200014' },
    ]);
    const curator = await signIn({ permissions: ['image_mod'] });
    expect(
      (await send('GET', '/moderation/assignees', { as: curator, query: { q: 'bruit' } })).status,
    ).toBe(403);
    const importer = await signIn({ permissions: ['batch_import'] });
    expect(
      (await send('GET', '/moderation/assignees', { as: importer, query: { q: 'bruit' } })).status,
    ).toBe(200);
  });
});
