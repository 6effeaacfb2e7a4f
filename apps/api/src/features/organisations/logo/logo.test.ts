import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';
import { sweepPictures } from '../../media/sweep/picture-sweep.service.ts';

const { folder, store } = pictureFolder();
const dayMs = 86_400_000;

async function start(status: 'approved' | 'pending' = 'approved') {
  const api = await startApi({ environment: { PICTURES_FOLDER: folder() } });
  const owner = await api.signIn();
  const moderator = await api.signIn({ permissions: ['org_mod'] });
  const { id, slug } = await createOrganisation(api.db, {
    status,
    members: [{ id: owner.id, role: 'owner' }],
  });
  const path = `/org/organisations/${id}/logo`;
  const read = async () => (await api.send('GET', `/org/organisations/${id}`, { as: owner })).body;
  const version = async (): Promise<number> => (await read()).version;
  const put = async (
    file: Buffer | undefined,
    { as = owner, v, to = path }: { as?: User; v?: number; to?: string } = {},
  ) => {
    const call = api.request
      .put(`/api/v1${to}`)
      .query({ version: v ?? (await version()) })
      .set(as.headers);
    const { status: code, body } = await (file === undefined
      ? call.field('x', '1')
      : call.attach('file', file, 'logo.png'));
    return { status: code, body };
  };
  const remove = async () =>
    api.send('DELETE', path, { as: owner, query: { version: await version() } });
  const see = async (logoId: string, as?: User) =>
    (await api.request.get(`/mediafile/${logoId}`).set(as?.headers ?? {})).status;
  const shown = async () => (await api.send('GET', `/organisers/${slug}`)).body.logoId;
  const decide = async (verb: 'acceptance' | 'refusal') =>
    api.send('POST', `/moderation/organisations/${id}/change/${verb}`, {
      as: moderator,
      body: { version: await version(), ...(verb === 'refusal' && { reason: 'Illisible' }) },
    });
  return { ...api, id, owner, moderator, path, read, put, remove, see, shown, decide };
}
const logo = (width = 200) => drawTestPicture({ width, height: 160, format: 'png' });

it('writes the logo of a pending organisation at once, which its members and the moderators of organisations see, and visitors do not', async () => {
  const { put, see, owner, moderator, signIn } = await start('pending');
  const { status, body } = await put(await logo());
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { logoId: expect.any(String), change: null, version: 2 },
  });
  expect(await see(body.logoId, owner)).toBe(200);
  expect(await see(body.logoId, moderator)).toBe(200);
  expect(await see(body.logoId, await signIn())).toBe(404);
  expect(await see(body.logoId)).toBe(404);
});

it('proposes the logo of an approved organisation, shows it to visitors once a moderator accepts it, and keeps the other values', async () => {
  const { put, see, shown, decide, read, owner, moderator, send, id } = await start();
  const { body } = await put(await logo());
  const logoId = body.change.logoId;
  expect(body).toMatchObject({ logoId: null, change: { logoId: expect.any(String) } });
  expect([await shown(), await see(logoId)]).toEqual([null, 404]);
  const review = await send('GET', `/moderation/organisations/${id}`, { as: moderator });
  expect(review.body.change).toMatchObject({ logoId });
  expect((await decide('acceptance')).status).toBe(200);
  expect([await shown(), await see(logoId)]).toEqual([logoId, 200]);
  expect((await send('GET', '/org/organisations', { as: owner })).body.items).toMatchObject([
    { id, logoId },
  ]);
  expect(await read()).toMatchObject({ name: body.name, website: body.website, change: null });
});

it('keeps the approved logo when a moderator refuses another one', async () => {
  const { put, shown, decide } = await start();
  await put(await logo());
  await decide('acceptance');
  const first = await shown();
  await put(await logo(300));
  await decide('refusal');
  expect(await shown()).toBe(first);
});

it('proposes neither a refused logo again with corrected texts, nor a refused name with another logo', async () => {
  const { put, decide, read, send, id, owner } = await start();
  const update = async (body: object) =>
    (
      await send('PATCH', `/org/organisations/${id}`, {
        as: owner,
        body: { ...body, version: (await read()).version },
      })
    ).body.change;
  const { name, description } = await read();
  await put(await logo());
  await decide('refusal');
  expect(await update({ description: 'Un comité.' })).toMatchObject({
    description: 'Un comité.',
    logoId: null,
    reason: null,
  });
  await update({ name: 'Mairie de Tours' });
  await decide('refusal');
  expect((await put(await logo(300))).body.change).toMatchObject({
    name,
    description,
    logoId: expect.any(String),
    reason: null,
  });
});

it('proposes to remove the logo, and withdraws a proposed logo that was never shown', async () => {
  const { put, remove, shown, decide } = await start();
  await put(await logo());
  expect((await remove()).body).toMatchObject({ logoId: null, change: null });
  await put(await logo());
  await decide('acceptance');
  expect((await remove()).body).toMatchObject({ logoId: await shown(), change: { logoId: null } });
  await decide('acceptance');
  expect(await shown()).toBeNull();
});

it('the sweep keeps shown and proposed logos, and deletes a replaced one after a day', async () => {
  const { put, decide, shown, db, clock } = await start();
  await put(await logo());
  await decide('acceptance');
  const first = await shown();
  await put(await logo(300));
  const sweep = (days: number) =>
    sweepPictures({ db, store: store() }, new Date(clock.now().getTime() + days * dayMs));
  expect([await sweep(2), await sweep(4)]).toEqual([0, 0]);
  await decide('acceptance');
  expect([await sweep(5), await sweep(7)]).toEqual([0, 1]);
  expect(await db.media.findUnique({ where: { id: first } })).toBeNull();
  expect(await db.media.count()).toBe(1);
});

it('refuses an editor, a stranger, a stale version, a picture that is too small, no picture and no file', async () => {
  const { put, signIn, db, id, owner } = await start();
  const [editor, stranger] = [await signIn(), await signIn()];
  await db.membership.create({
    data: { organisationId: id, accountId: editor.id, role: 'editor' },
  });
  const file = await logo();
  const codeOf = ({ body }: { body: { code?: string } }) => body.code;
  expect(codeOf(await put(file, { as: editor }))).toBe('permission_missing');
  expect(codeOf(await put(file, { as: stranger }))).toBe('organisation_not_found');
  expect(codeOf(await put(file, { to: `/org/organisations/${uuidv7()}/logo` }))).toBe(
    'organisation_not_found',
  );
  expect(codeOf(await put(file, { v: 7 }))).toBe('organisation_version_stale');
  expect(codeOf(await put(await logo(150)))).toBe('picture_too_small');
  expect(codeOf(await put(Buffer.from('<svg/>')))).toBe('picture_unreadable');
  expect(await put(undefined)).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/body/file' }] },
  });
  await db.organisation.update({ where: { id }, data: { status: 'suspended', reason: 'Essai' } });
  expect(codeOf(await put(file, { v: 1, as: owner }))).toBe('organisation_suspended');
});
