import { type Quota, quotas } from '@parages/contracts/vocabulary/quotas';
import { describe, expect, it } from 'vitest';
import { openEditor } from './editor.ts';
import { csvOf, importBench, wholeEvent } from './import-bench.ts';
import { pictureFolder } from './pictures/picture-bench.ts';
import { drawTestPicture } from './pictures/pictures.ts';
import { createOrganisation } from './records/create-organisation.ts';
import { type Answer, type Api, startApi } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

const { folder } = pictureFolder();
const day = new Date('2026-06-10');

/** How each of several parallel requests ended: its code, or its status when it was not refused. */
const endsOf = async (asks: (() => PromiseLike<Answer>)[]): Promise<(string | number)[]> =>
  (await Promise.all(asks.map((ask) => ask())))
    .map(({ status, body }) => body.code ?? status)
    .toSorted();

const times = <Result>(count: number, make: (n: number) => Result): Result[] =>
  Array.from({ length: count }, (_, n) => make(n));
const names = (name: Quota) => ({
  code: 'quota_reached',
  status: 409,
  quota: { name, most: quotas[name] },
});

const useUp = (api: Api, { id: accountId }: User, quota: Quota, left: number) =>
  api.db.accountDailyUse.create({ data: { accountId, quota, day, used: quotas[quota] - left } });

describe('drafts of an organisation', () => {
  async function withDrafts(left: number) {
    const api = await startApi();
    const opened = await openEditor(api);
    const missing = quotas.drafts - 1 - left;
    await api.db.$executeRawUnsafe(
      `WITH made AS (INSERT INTO poi (id, organisation_id) SELECT gen_random_uuid(), $1::uuid FROM generate_series(1, ${missing}) RETURNING id)
       INSERT INTO poi_version (id, poi_id, number, status, label) SELECT gen_random_uuid(), id, 1, 'draft', 'Bal' FROM made`,
      opened.organisation.id,
    );
    const create = () =>
      api.send('POST', '/org/pois', {
        as: opened.editor,
        body: { organisationId: opened.organisation.id, label: 'Bal' },
      });
    return { api, ...opened, create };
  }

  it('are as many as the quota says, however many are created at once', async () => {
    const { api, create, editor, poiId } = await withDrafts(2);
    expect(await endsOf(times(6, () => create))).toEqual([
      201,
      201,
      ...times(4, () => 'quota_reached'),
    ]);
    const refused = await create();
    expect(refused.body).toMatchObject(names('drafts'));
    expect(
      (await api.send('POST', `/org/pois/${poiId}/duplication`, { as: editor, body: {} })).body
        .code,
    ).toBe('quota_reached');
  });

  it('leave room once one is archived, and events that were sent for review do not count', async () => {
    const { api, create, poiId } = await withDrafts(0);
    expect((await create()).body.code).toBe('quota_reached');
    await api.db.poi.update({ where: { id: poiId }, data: { archivedAt: day } });
    expect((await create()).status).toBe(201);
    expect((await create()).body.code).toBe('quota_reached');
    await api.db.$executeRawUnsafe(
      `UPDATE poi_version SET status = 'in-review', submitted_at = now() WHERE id = (SELECT id FROM poi_version WHERE poi_id <> $1::uuid LIMIT 1)`,
      poiId,
    );
    expect((await create()).status).toBe(201);
  });

  it('that a moderator copies for an organisation do not count against it', async () => {
    const { api, poiId } = await withDrafts(0);
    const moderator = await api.signIn({ permissions: ['poi_mod'] });
    const copied = await api.send('POST', `/org/pois/${poiId}/duplication`, {
      as: moderator,
      body: {},
    });
    expect(copied.status).toBe(201);
  });
});

describe('pictures', () => {
  async function open() {
    const api = await startApi({ environment: { PICTURES_FOLDER: folder() } });
    const opened = await openEditor(api);
    const picture = await drawTestPicture();
    const addTo = (poiId: string, as: User) =>
      api.request
        .post(`/api/v1/org/pois/${poiId}/media`)
        .set(as.headers)
        .attach('file', picture, 'bal.jpg');
    const add = (as: User = opened.editor) => addTo(opened.poiId, as);
    const insert = (
      count: number,
      { poiId, orphanedAt }: { poiId: string | null; orphanedAt: Date | null },
    ) =>
      api.db.$executeRawUnsafe(
        `INSERT INTO media (id, kind, sha256, uploaded_by, poi_id, orphaned_at)
         SELECT gen_random_uuid(), 'file', repeat('a', 64), $1, $2::uuid, $3 FROM generate_series(1, ${count})`,
        opened.editor.id,
        poiId,
        orphanedAt,
      );
    return { api, ...opened, add, addTo, insert };
  }

  it('of an account that no event shows are as many as the quota says', async () => {
    const { add, insert } = await open();
    await insert(quotas.picturesPending - 1, { poiId: null, orphanedAt: day });
    // Shown as soon as it is there, it no longer counts.
    expect((await add()).status).toBe(201);
    await insert(1, { poiId: null, orphanedAt: day });
    expect((await add()).body).toMatchObject(names('picturesPending'));
  });

  it('of an organisation are as many as the quota says, however many come at once for several of its events', async () => {
    const { api, addTo, insert, editor, organisation, poiId } = await open();
    await insert(quotas.picturesOfOrganisation - 1, { poiId, orphanedAt: null });
    const create = () =>
      api.send('POST', '/org/pois', {
        as: editor,
        body: { organisationId: organisation.id, label: 'Autre' },
      });
    const others = [await create(), await create()].map(({ body }) => String(body.id));
    const colleague = await api.signIn({ permissions: ['poi_editor'] });
    await api.db.membership.create({
      data: { organisationId: organisation.id, accountId: colleague.id, role: 'editor' },
    });
    const asks = [poiId, ...others].map((id, n) => () => addTo(id, n === 0 ? editor : colleague));
    expect(await endsOf(asks)).toEqual([201, 'quota_reached', 'quota_reached']);
    expect((await addTo(poiId, editor)).body).toMatchObject(names('picturesOfOrganisation'));
  });

  it('that an account sends within a day are counted before they are prepared; those of moderators are not', async () => {
    const { api, add, editor } = await open();
    await useUp(api, editor, 'picturesPerDay', 1);
    expect((await add()).status).toBe(201);
    expect((await add()).body).toMatchObject(names('picturesPerDay'));
    expect((await add(await api.signIn({ permissions: ['image_mod'] }))).status).toBe(201);
    expect(await api.db.accountDailyUse.count()).toBe(1);
  });

  it('by their address are counted before they are fetched', async () => {
    const { api, editor, poiId } = await open();
    await useUp(api, editor, 'picturesByUrlPerDay', 0);
    const body = { url: 'https://pictures.example/bal.jpg', credits: 'Zoé', license: 'cc-by' };
    expect(
      (await api.send('POST', `/pois/${poiId}/media`, { as: editor, body })).body,
    ).toMatchObject(names('picturesByUrlPerDay'));
  });
});

describe('imports', () => {
  async function open() {
    const api = await startApi();
    const bench = importBench(api);
    const { editor, organisation } = await bench.organiser();
    const sendFile = () =>
      bench.sendFile(editor, csvOf(wholeEvent), { organisationId: organisation.id });
    const insert = (
      count: number,
      values: { status: string; sizeBytes: number; hasFile?: boolean; createdAt?: Date },
    ) =>
      api.db.importBatch.createMany({
        data: times(count, () => ({
          id: crypto.randomUUID(),
          source: `import:${organisation.id}`,
          organisationId: organisation.id,
          isStaff: false,
          fileName: 'a.csv',
          createdAt: day,
          ...values,
        })),
      });
    return { api, bench, organisation, sendFile, insert };
  }

  it('of an organisation that are not over are as many as the quota says, however many come at once', async () => {
    const { sendFile, insert } = await open();
    await insert(quotas.importsOpen - 1, { status: 'ready', sizeBytes: 1000 });
    expect(await endsOf(times(3, () => sendFile))).toEqual([201, 'quota_reached', 'quota_reached']);
    expect((await sendFile()).body).toMatchObject(names('importsOpen'));
  });

  it('are refused once the files that an organisation keeps are too large; those that are over and forgotten do not count', async () => {
    const { api, bench, organisation, sendFile, insert } = await open();
    await insert(80, { status: 'done', sizeBytes: 62_914_560, hasFile: false });
    await insert(49, { status: 'done', sizeBytes: 62_914_560 });
    expect((await sendFile()).status).toBe(201);
    await insert(1, { status: 'done', sizeBytes: 62_914_560 });
    expect((await sendFile()).body).toMatchObject(names('importMegabytes'));
    const byStaff = await bench.sendFile(await bench.staff(), csvOf(wholeEvent), {
      organisationId: organisation.id,
    });
    expect(byStaff.status).toBe(201);
    expect(await api.db.importBatch.count({ where: { isStaff: true } })).toBe(1);
  });

  it('429 import_limited: parallel files do not pass the number of an hour', async () => {
    const { api, bench } = await open();
    const staff = await bench.staff();
    await api.db.importBatch.createMany({
      data: times(29, () => ({
        id: crypto.randomUUID(),
        source: 'import',
        isStaff: true,
        createdBy: staff.id,
        status: 'done',
        fileName: 'a.csv',
        sizeBytes: 1,
        createdAt: api.clock.now(),
      })),
    });
    expect(await endsOf(times(4, () => () => bench.sendFile(staff, csvOf(wholeEvent))))).toEqual([
      201,
      ...times(3, () => 'import_limited'),
    ]);
  });
});

describe('mails that an account causes', () => {
  async function open() {
    const api = await startApi();
    const owner = await api.signIn();
    const organisation = await createOrganisation(api.db, {
      members: [{ id: owner.id, role: 'owner' }],
    });
    const invite = (n: number) =>
      api.send('POST', `/org/organisations/${organisation.id}/invitations`, {
        as: owner,
        body: { email: `invitee${n}@parages.example`, role: 'editor' },
      });
    return { api, owner, organisation, invite };
  }

  it('are as many a day as the quota says: invitations and links together, whatever comes at once', async () => {
    const { api, owner, invite } = await open();
    await useUp(api, owner, 'mailsPerDay', 2);
    expect(await endsOf(times(5, (n) => () => invite(n)))).toEqual([
      201,
      201,
      ...times(3, () => 'quota_reached'),
    ]);
    expect((await invite(9)).body).toMatchObject(names('mailsPerDay'));
    expect((await api.send('POST', '/me/deletion-link', { as: owner })).body.code).toBe(
      'quota_reached',
    );
    expect(await api.db.mailOutbox.count()).toBe(2);
  });

  it('of an organisation are as many invitations within a day as the quota says, withdrawn ones included', async () => {
    const { api, owner, organisation, invite } = await open();
    await api.db.organisationHistory.createMany({
      data: times(quotas.invitationsPerDay - 1, () => ({
        id: crypto.randomUUID(),
        organisationId: organisation.id,
        action: 'invited',
        actorId: owner.id,
        happenedAt: new Date('2026-06-10T08:00:00Z'),
        detail: {},
      })),
    });
    expect(await endsOf(times(3, (n) => () => invite(n)))).toEqual([
      201,
      'quota_reached',
      'quota_reached',
    ]);
    expect((await invite(9)).body).toMatchObject(names('invitationsPerDay'));
    api.clock.set('2026-06-11T08:00:01Z');
    expect((await invite(9)).status).toBe(201);
  });
});

it('organisations that an account declared are as many as the quota says', async () => {
  const api = await startApi();
  const owner = await api.signIn();
  for (const _ of times(quotas.organisations, () => 0))
    await createOrganisation(api.db, {
      status: 'refused',
      members: [{ id: owner.id, role: 'owner' }],
    });
  const body = {
    name: 'La Guinguette',
    email: 'bonjour@guinguette.example',
    streetAddress: '3 quai du Port',
    postalCode: '37000',
    locality: 'Tours',
    siren: '732 829 320',
    description: '',
  };
  expect((await api.send('POST', '/org/organisations', { as: owner, body })).body).toMatchObject(
    names('organisations'),
  );
});

it('favourites are as many as the quota says, however many are added at once; one that is there already may be added again', async () => {
  const api = await startApi();
  const me = await api.signIn();
  const pois = await Promise.all(times(4, () => api.create.poi()));
  await api.db.$executeRawUnsafe(
    `WITH made AS (INSERT INTO poi (id) SELECT gen_random_uuid() FROM generate_series(1, ${quotas.favorites - 1}) RETURNING id)
     INSERT INTO favorite (account_id, poi_id, created_at) SELECT $1, id, now() FROM made`,
    me.id,
  );
  const add = (id: string) => api.send('PUT', `/me/favorites/${id}`, { as: me });
  expect(
    await endsOf(
      pois.map(
        ({ id }) =>
          () =>
            add(id),
      ),
    ),
  ).toEqual([200, ...times(3, () => 'quota_reached')]);
  const kept = await api.db.favorite.findFirstOrThrow({
    where: { poiId: { in: pois.map(({ id }) => id) } },
  });
  expect((await add(kept.poiId)).status).toBe(200);
});
