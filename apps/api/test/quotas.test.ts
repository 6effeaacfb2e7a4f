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

const resultsOf = async (asks: (() => PromiseLike<Answer>)[]): Promise<(string | number)[]> =>
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

const exhaust = (api: Api, { id: accountId }: User, quota: Quota, left: number) =>
  api.db.accountDailyUse.create({ data: { accountId, quota, day, used: quotas[quota] - left } });

describe('the quota of drafts of an organisation', () => {
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

  it('with two drafts left accepts two of six parallel creations, then refuses a creation and a duplication with quota_reached', async () => {
    const { api, create, editor, poiId } = await withDrafts(2);
    expect(await resultsOf(times(6, () => create))).toEqual([
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

  it('counts neither archived events nor events in review', async () => {
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

  it('does not refuse, when it is reached, a copy that a moderator makes for the organisation', async () => {
    const { api, poiId } = await withDrafts(0);
    const moderator = await api.signIn({ permissions: ['poi_mod'] });
    const copied = await api.send('POST', `/org/pois/${poiId}/duplication`, {
      as: moderator,
      body: {},
    });
    expect(copied.status).toBe(201);
  });
});

describe('picture quotas', () => {
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

  it('refuse an upload with 409 quota_reached at the limit of the account’s pictures that no event uses', async () => {
    const { add, insert } = await open();
    await insert(quotas.picturesPending - 1, { poiId: null, orphanedAt: day });
    // A picture that an event uses does not count.
    expect((await add()).status).toBe(201);
    await insert(1, { poiId: null, orphanedAt: day });
    expect((await add()).body).toMatchObject(names('picturesPending'));
  });

  it('with one picture left for an organisation accept one of three parallel uploads to three of its events', async () => {
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
    expect(await resultsOf(asks)).toEqual([201, 'quota_reached', 'quota_reached']);
    expect((await addTo(poiId, editor)).body).toMatchObject(names('picturesOfOrganisation'));
  });

  it('refuse an upload with 409 quota_reached at the account’s limit of the day; the uploads of a moderator of pictures do not count', async () => {
    const { api, add, editor } = await open();
    await exhaust(api, editor, 'picturesPerDay', 1);
    expect((await add()).status).toBe(201);
    expect((await add()).body).toMatchObject(names('picturesPerDay'));
    expect((await add(await api.signIn({ permissions: ['image_mod'] }))).status).toBe(201);
    expect(await api.db.accountDailyUse.count()).toBe(1);
  });

  it('refuse a picture by URL with 409 quota_reached once its account has reached the limit of the day', async () => {
    const { api, editor, poiId } = await open();
    await exhaust(api, editor, 'picturesByUrlPerDay', 0);
    const body = { url: 'https://pictures.example/bal.jpg', credits: 'Zoé', license: 'cc-by' };
    expect(
      (await api.send('POST', `/pois/${poiId}/media`, { as: editor, body })).body,
    ).toMatchObject(names('picturesByUrlPerDay'));
  });
});

describe('import quotas', () => {
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

  it('with one open import left for an organisation accept one of three import files sent in parallel', async () => {
    const { sendFile, insert } = await open();
    await insert(quotas.importsOpen - 1, { status: 'ready', sizeBytes: 1000 });
    expect(await resultsOf(times(3, () => sendFile))).toEqual([
      201,
      'quota_reached',
      'quota_reached',
    ]);
    expect((await sendFile()).body).toMatchObject(names('importsOpen'));
  });

  it('bound the stored bytes of import files of an organisation; deleted files do not count, and team imports are not refused', async () => {
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

  it('refuse more than 30 import files of an account within an hour with import_limited, in parallel too', async () => {
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
    expect(await resultsOf(times(4, () => () => bench.sendFile(staff, csvOf(wholeEvent))))).toEqual(
      [201, ...times(3, () => 'import_limited')],
    );
  });
});

describe('quotas of mails caused by an account', () => {
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

  it('with two mails of the day left accept two of five parallel invitations, then refuse an invitation and a deletion link', async () => {
    const { api, owner, invite } = await open();
    await exhaust(api, owner, 'mailsPerDay', 2);
    expect(await resultsOf(times(5, (n) => () => invite(n)))).toEqual([
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

  it('with one invitation of an organisation left accept one of three in parallel, and accept another when 24 hours have passed', async () => {
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
    expect(await resultsOf(times(3, (n) => () => invite(n)))).toEqual([
      201,
      'quota_reached',
      'quota_reached',
    ]);
    expect((await invite(9)).body).toMatchObject(names('invitationsPerDay'));
    api.clock.set('2026-06-11T08:00:01Z');
    expect((await invite(9)).status).toBe(201);
  });
});

it('POST /org/organisations answers 409 quota_reached when the refused organisations of the account reach the quota', async () => {
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

it('with one favourite left in the quota, one of four parallel additions succeeds; adding an existing favourite again succeeds', async () => {
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
    await resultsOf(
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
