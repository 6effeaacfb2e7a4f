// Specification: §1.17, §2.38, §6.16, §7.32, §11.10
import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { openCompleteEvent } from '../../../test/editor.ts';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { refreshPoi } from '../../../test/records/create-poi.ts';
import { startApi } from '../../../test/servers/start-api.ts';

async function start() {
  const api = await startApi();
  const event = await openCompleteEvent(api);
  const submitted = await event.move(event.editor, 'submission', { autopublish: true });
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Mona' });
  const versionOf = async () =>
    (await api.send('GET', `/org/pois/${event.poiId}`, { as: moderator })).body.version;
  const queue = async (as = moderator) => (await api.send('GET', '/moderation/pois', { as })).body;
  return { api, ...api, ...event, submitted: submitted.body, moderator, versionOf, queue };
}

describe('the review queue of events', () => {
  it('200: "queue by age" lists the longest waiting first, with their organisations', async () => {
    const { api, queue, organisation, poiId, clock } = await start();
    expect(await queue()).toMatchObject({
      total: 1,
      items: [
        {
          id: poiId,
          label: 'Bal',
          organisation: { id: organisation.id },
          isRevision: false,
          isOwn: false,
          duplicates: 0,
          claim: null,
        },
      ],
    });
    clock.set('2026-06-10T12:00:00Z');
    const second = await openCompleteEvent(api);
    await second.move(second.editor, 'submission', { autopublish: true });
    expect((await queue()).items.map(({ id }: { id: string }) => id)).toEqual([
      poiId,
      second.poiId,
    ]);
  });

  it('200: an accepted event leaves the queue', async () => {
    const { queue, move, moderator } = await start();
    await move(moderator, 'acceptance');
    expect(await queue()).toEqual({ items: [], total: 0, organisations: [] });
  });

  it('403 permission_missing: refuses the queue to an account that is not a moderator', async () => {
    const { send, editor } = await start();
    expect(await send('GET', '/moderation/pois', { as: editor })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
  });
});

describe('"soft claim" of an event in review', () => {
  it('names the claiming moderator to another one, who can still accept the event', async () => {
    const { send, queue, poiId, moderator, signIn, move } = await start();
    const other = await signIn({ permissions: ['poi_mod'], firstName: 'Omar' });
    const claim = (as: typeof moderator) => send('PUT', `/moderation/pois/${poiId}/claim`, { as });
    expect((await claim(moderator)).body.claim).toMatchObject({
      isMine: true,
      firstName: 'Mona',
      expiresAt: '2026-06-10T10:15:00Z',
    });
    expect((await claim(other)).body.claim).toMatchObject({ isMine: false, firstName: 'Mona' });
    expect((await queue(other)).items[0].claim).toMatchObject({ isMine: false, firstName: 'Mona' });
    expect((await move(other, 'acceptance')).status).toBe(200);
  });

  it('belongs to exactly one of two moderators who claim the event concurrently', async () => {
    const { send, poiId, moderator, signIn } = await start();
    const other = await signIn({ permissions: ['poi_mod'] });
    const claims = await Promise.all(
      [moderator, other].map((as) => send('PUT', `/moderation/pois/${poiId}/claim`, { as })),
    );
    expect(claims.filter(({ body }) => body.claim.isMine)).toHaveLength(1);
  });

  it('expires after 15 minutes, after which another moderator can claim and release the event', async () => {
    const { send, queue, poiId, moderator, signIn, clock } = await start();
    const other = await signIn({ permissions: ['poi_mod'], firstName: 'Omar' });
    await send('PUT', `/moderation/pois/${poiId}/claim`, { as: moderator });
    clock.set('2026-06-10T10:15:00Z');
    expect(
      (await send('PUT', `/moderation/pois/${poiId}/claim`, { as: other })).body.claim.isMine,
    ).toBe(true);
    expect((await send('DELETE', `/moderation/pois/${poiId}/claim`, { as: other })).body).toEqual({
      claim: null,
    });
    expect((await queue()).items[0].claim).toBeNull();
    expect(reviewLimits.claimMinutes).toBe(15);
  });

  it('404 poi_not_found: an unknown event, or one that is not in review, cannot be claimed', async () => {
    const { send, poiId, moderator, move } = await start();
    await move(moderator, 'acceptance');
    for (const id of [poiId, uuidv7()])
      expect(await send('PUT', `/moderation/pois/${id}/claim`, { as: moderator })).toMatchObject({
        status: 404,
        body: { code: 'poi_not_found' },
      });
  });
});

it('404 poi_not_found: GET /moderation/pois/{id}/duplicates of an unknown event', async () => {
  const { send, moderator } = await start();
  const path = '/moderation/pois/0197a000-0000-7000-8000-000000000000/duplicates';
  expect(await send('GET', path, { as: moderator })).toMatchObject({
    status: 404,
    body: { code: 'poi_not_found' },
  });
});

describe('"duplicate hints (same day, ≤ 300 m, similar title)"', () => {
  const at = { lon: 0.6848, lat: 47.3941 };

  it('200: GET /moderation/pois/{id}/duplicates lists only the event that meets all three; the review queue counts it', async () => {
    const { create, db, send, moderator, queue, clock } = await start();
    const day = { startDate: '2026-07-14' };
    const subject = await create.poi({ label: 'Grand bal du 14 juillet', at, periods: [day] });
    const alike = await create.poi({
      label: 'Bal du 14 juillet',
      at: { ...at, lat: at.lat + 0.002 },
      periods: [day],
    });
    await create.poi({
      label: 'Bal du 14 juillet',
      at: { ...at, lat: at.lat + 0.01 },
      periods: [day],
    });
    await create.poi({ label: 'Bal du 14 juillet', at, periods: [{ startDate: '2026-07-15' }] });
    await create.poi({ label: 'Conférence sur les orchidées', at, periods: [day] });
    const { body } = await send('GET', `/moderation/pois/${subject.id}/duplicates`, {
      as: moderator,
    });
    expect(body.items).toEqual([
      expect.objectContaining({
        id: alike.id,
        status: 'published',
        startDate: '2026-07-14',
        distance: 222,
      }),
    ]);
    const counts = async () => {
      const { items } = await queue();
      return [subject.id, alike.id].map(
        (id) => items.find((item: { id: string }) => item.id === id)?.duplicates,
      );
    };
    const sendIn = (poiId: string) =>
      db.poiVersion.updateMany({
        where: { poiId },
        data: { status: 'in-review', submittedAt: new Date('2026-06-01T08:00:00Z') },
      });
    await sendIn(subject.id);
    expect(await counts()).toEqual([1, undefined]);
    await sendIn(alike.id);
    for (const { id } of [subject, alike]) await refreshPoi(db, id, clock.now());
    expect(await counts()).toEqual([1, 1]);
  });
});

describe('merging of an event into another', () => {
  it('200: redirects the address of the duplicate, moves its favourites, archives it and removes it from search', async () => {
    const { create, send, get, moderator, signIn, db } = await start();
    const [gone, stays] = [
      await create.poi({ label: 'Bal' }),
      await create.poi({ label: 'Grand bal' }),
    ];
    const [reader, both] = [await signIn(), await signIn()];
    await send('PUT', `/me/favorites/${gone.id}`, { as: reader });
    for (const { id } of [gone, stays]) await send('PUT', `/me/favorites/${id}`, { as: both });
    const { status, body } = await send('POST', `/moderation/pois/${gone.id}/merge`, {
      as: moderator,
      body: { version: 0, intoPoiId: stays.id },
    });
    expect([status, body]).toEqual([200, { id: gone.id, version: 1, status: 'archived' }]);
    expect((await get(`/pois/by-slug/${gone.slugFr}`)).body).toEqual({ movedTo: stays.slugFr });
    expect((await send('GET', '/me/favorites/ids', { as: reader })).body.items).toEqual([stays.id]);
    expect((await send('GET', '/me/favorites/ids', { as: both })).body.items).toEqual([stays.id]);
    expect(
      await db.$queryRawUnsafe('SELECT poi_id FROM poi_search WHERE poi_id = $1::uuid', gone.id),
    ).toEqual([]);
  });

  it('404 poi_not_found: refuses the event itself, an unpublished and an unknown event as target', async () => {
    const { create, send, moderator, poiId } = await start();
    const { id } = await create.poi();
    for (const intoPoiId of [id, poiId, uuidv7()]) {
      const { status, body } = await send('POST', `/moderation/pois/${id}/merge`, {
        as: moderator,
        body: { version: 0, intoPoiId },
      });
      expect([status, body.code]).toEqual([404, 'poi_not_found']);
    }
  });
});

describe('"reassign (stops the import pipeline for it)"', () => {
  it('200: gives an event to an organisation, mails its owner and locks imports; a null id takes the event back and unlocks imports', async () => {
    const { create, db, send, moderator, signIn } = await start();
    const owner = await signIn({ permissions: ['poi_editor'], email: 'claude@example.org' });
    const { id: organisationId, name } = await createOrganisation(db, {
      members: [{ id: owner.id, role: 'owner' }],
    });
    const { id } = await create.poi({ label: 'Fête du fleuve' });
    await db.poi.update({ where: { id }, data: { source: 'datatourisme', extId: 'x1' } });
    const body = { version: 0, organisationId };
    expect(
      (await send('POST', `/org/pois/${id}/reassignment`, { as: moderator, body })).body,
    ).toMatchObject({ id, version: 1 });
    expect(await db.poi.findUnique({ where: { id } })).toMatchObject({
      organisationId,
      isImportLocked: true,
    });
    expect((await send('GET', `/org/pois/${id}`, { as: owner })).status).toBe(200);
    expect(await db.mailOutbox.findMany({ where: { kind: 'poi-reassigned' } })).toEqual([
      expect.objectContaining({
        recipient: 'claude@example.org',
        data: expect.objectContaining({ title: 'Fête du fleuve', organisation: name }),
      }),
    ]);
    const back = await send('POST', `/org/pois/${id}/reassignment`, {
      as: moderator,
      body: { version: 1, organisationId: null },
    });
    expect(back.status).toBe(200);
    expect(await db.poi.findUnique({ where: { id } })).toMatchObject({
      organisationId: null,
      isImportLocked: false,
    });
    expect((await send('GET', `/org/pois/${id}`, { as: owner })).body.code).toBe('poi_not_found');
  });

  it('404 organisation_not_found: refuses a pending or unknown organisation, and null for an event that was not imported', async () => {
    const { create, db, send, moderator } = await start();
    const { id } = await create.poi();
    const waiting = await createOrganisation(db, { status: 'pending' });
    for (const organisationId of [waiting.id, uuidv7(), null]) {
      const { status, body } = await send('POST', `/org/pois/${id}/reassignment`, {
        as: moderator,
        body: { version: 0, organisationId },
      });
      expect([status, body.code]).toEqual([404, 'organisation_not_found']);
    }
  });

  it('412 poi_version_stale: refuses a reassignment that names an old version of the event', async () => {
    const { send, moderator, poiId, organisation } = await start();
    const { status, body } = await send('POST', `/org/pois/${poiId}/reassignment`, {
      as: moderator,
      body: { version: 0, organisationId: organisation.id },
    });
    expect([status, body.code]).toEqual([412, 'poi_version_stale']);
  });
});

it('403 poi_own: a moderator cannot reassign, hide or merge an event of their own organisation', async () => {
  const { send, signIn, db, organisation, poiId, versionOf } = await start();
  const both = await signIn({ permissions: ['poi_mod', 'poi_editor'] });
  await db.membership.create({
    data: { organisationId: organisation.id, accountId: both.id, role: 'editor' },
  });
  const version = await versionOf();
  const answers = [
    await send('POST', `/org/pois/${poiId}/reassignment`, {
      as: both,
      body: { version, organisationId: organisation.id },
    }),
    await send('PUT', `/pois/${poiId}/visibility`, {
      as: both,
      body: { enabled: false, reason: 'x' },
    }),
    await send('POST', `/moderation/pois/${poiId}/merge`, {
      as: both,
      body: { version, intoPoiId: uuidv7() },
    }),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '403 poi_own',
    '403 poi_own',
    '403 poi_own',
  ]);
});

describe('a moderator who is a member of the target organisation', () => {
  async function startWithOwn() {
    const started = await start();
    const { db, create, signIn } = started;
    const [partisan, admin] = [
      await signIn({ permissions: ['poi_mod', 'poi_editor'] }),
      await signIn({ permissions }),
    ];
    const members = [partisan, admin].map(({ id }) => ({ id, role: 'reader' as const }));
    const own = await createOrganisation(db, { name: 'La leur', members });
    const [subject, ours] = [
      await create.poi({ label: 'Bal' }),
      await create.poi({ label: 'Grand bal' }),
    ];
    await db.poi.update({ where: { id: ours.id }, data: { organisationId: own.id } });
    return { ...started, partisan, admin, own, subject, ours };
  }

  it('403 organisation_own: cannot reassign an event to it; an administrator among its members can', async () => {
    const { db, send, partisan, admin, own, subject } = await startWithOwn();
    const give = (as: typeof partisan) =>
      send('POST', `/org/pois/${subject.id}/reassignment`, {
        as,
        body: { version: 0, organisationId: own.id },
      });
    expect((await give(partisan)).body).toMatchObject({ status: 403, code: 'organisation_own' });
    expect(await db.poi.findUnique({ where: { id: subject.id } })).toMatchObject({
      organisationId: null,
      editVersion: 0,
    });
    expect(await db.mailOutbox.count({ where: { kind: 'poi-reassigned' } })).toBe(0);
    expect((await give(admin)).status).toBe(200);
    expect(await db.poi.findUnique({ where: { id: subject.id } })).toMatchObject({
      organisationId: own.id,
      isImportLocked: true,
    });
  });

  it('403 poi_own: cannot merge an event into one of its events; an administrator among its members can', async () => {
    const { db, send, get, partisan, admin, subject, ours } = await startWithOwn();
    const merge = (as: typeof partisan) =>
      send('POST', `/moderation/pois/${subject.id}/merge`, {
        as,
        body: { version: 0, intoPoiId: ours.id },
      });
    expect((await merge(partisan)).body).toMatchObject({ status: 403, code: 'poi_own' });
    expect((await get(`/pois/by-slug/${subject.slugFr}`)).body.id).toBe(subject.id);
    expect(await db.poi.findUnique({ where: { id: subject.id } })).toMatchObject({
      archivedAt: null,
      mergedIntoId: null,
    });
    expect((await merge(admin)).status).toBe(200);
    expect((await get(`/pois/by-slug/${subject.slugFr}`)).body).toEqual({ movedTo: ours.slugFr });
  });
});
