// Specification: §4.15
import { expect, it } from 'vitest';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

async function submitted(api: Api) {
  const opened = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' });
  const { body } = await opened.move(opened.editor, 'submission', { autopublish: true });
  expect(body).toMatchObject({ status: 'in-review', canWithdraw: true, canDelete: false });
  const withdraw = async (as: User, version?: number) =>
    api.send('DELETE', `/org/pois/${opened.poiId}/submission`, {
      as,
      query: { version: version ?? (await opened.read(as)).version },
    });
  const listQueue = async (): Promise<{ id: string; claim: unknown }[]> =>
    (await api.send('GET', '/moderation/pois', { as: moderator })).body.items;
  return { ...opened, moderator, withdraw, listQueue, version: Number(body.version) };
}

const claimOf = (api: Api, poiId: string, as: User) =>
  api.send('PUT', `/moderation/pois/${poiId}/claim`, { as });
const listMails = (api: Api) =>
  api.db.mailOutbox.findMany({
    where: { kind: 'poi-withdrawn' },
    select: { recipient: true, data: true },
  });

it('withdrawing a submission returns the event to draft, takes it out of the review queue and lets its organiser edit it', async () => {
  const api = await startApi();
  const { editor, moderator, poiId, withdraw, listQueue, save, move } = await submitted(api);
  expect((await listQueue()).map(({ id }) => id)).toEqual([poiId]);
  expect(await withdraw(editor)).toMatchObject({
    status: 200,
    body: { status: 'draft', isEditable: true, canWithdraw: false, canDelete: true, review: null },
  });
  expect(await listQueue()).toEqual([]);
  expect((await save(editor, 'dates', { label: 'Grand bal' })).status).toBe(200);
  expect((await move(moderator, 'acceptance')).body.code).toBe('poi_transition_forbidden');
  const [last] = (
    await api.send('GET', `/org/pois/${poiId}/history`, { as: editor })
  ).body.items.slice(1);
  expect(last).toMatchObject({
    action: 'submission-withdrawn',
    fromStatus: 'in-review',
    toStatus: 'draft',
    isMe: true,
  });
  expect((await move(editor, 'submission', { autopublish: true })).body.status).toBe('in-review');
});

it('withdrawing the submission of a revision keeps the published version online', async () => {
  const api = await startApi();
  const { editor, moderator, poiId, withdraw, save, move } = await submitted(api);
  await move(moderator, 'acceptance');
  await move(editor, 'revision');
  await save(editor, 'dates', { label: 'Grand bal' });
  await move(editor, 'submission', { autopublish: true });
  expect((await withdraw(editor)).body).toMatchObject({
    status: 'draft',
    publishedVersion: { label: 'Bal' },
    canDelete: false,
  });
  expect((await api.get(`/pois/${poiId}`)).body.label).toBe('Bal');
});

it('withdrawing mails the moderator whose claim is valid, removes the claim, and refuses the decision that was under way', async () => {
  const api = await startApi();
  const { editor, moderator, organisation, poiId, withdraw, listQueue, move, version } =
    await submitted(api);
  expect((await claimOf(api, poiId, moderator)).body.claim).toMatchObject({ isMine: true });
  await withdraw(editor);
  expect(await listMails(api)).toEqual([
    {
      recipient: moderator.email,
      data: {
        firstName: 'Dominique',
        organisation: organisation.name,
        title: 'Bal',
        link: expect.stringMatching(/\/org\/moderation$/),
      },
    },
  ]);
  const stale = await api.send('POST', `/org/pois/${poiId}/acceptance`, {
    as: moderator,
    body: { version },
  });
  expect(stale).toMatchObject({
    status: 412,
    body: { code: 'poi_version_stale', present: { status: 'draft' } },
  });
  await move(editor, 'submission', { autopublish: true });
  expect(await listQueue()).toMatchObject([{ id: poiId, claim: null }]);
});

it('withdrawing mails no moderator whose claim has expired', async () => {
  const api = await startApi();
  const { editor, moderator, poiId, withdraw } = await submitted(api);
  await claimOf(api, poiId, moderator);
  api.clock.set('2026-06-11T10:00:00Z');
  await withdraw(editor);
  expect(await listMails(api)).toEqual([]);
});

it('refuses to withdraw for a moderator or reader (403), another organiser (404), a stale version (412), an event not in review (409) and a suspended organisation (403)', async () => {
  const api = await startApi();
  const { editor, moderator, organisation, withdraw, version } = await submitted(api);
  const [reader, stranger] = [
    await api.signIn({ permissions: ['poi_editor'] }),
    await api.signIn({ permissions: ['poi_editor'] }),
  ];
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  for (const as of [moderator, reader])
    expect(await withdraw(as, version)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
  expect((await withdraw(stranger, version)).body.code).toBe('poi_not_found');
  expect((await withdraw(editor, version - 1)).body.code).toBe('poi_version_stale');
  const suspend = (status: string) =>
    api.db.organisation.update({
      where: { id: organisation.id },
      data: { status, reason: status === 'suspended' ? 'Impayés' : null },
    });
  await suspend('suspended');
  expect((await withdraw(editor, version)).body.code).toBe('organisation_suspended');
  await suspend('approved');
  await withdraw(editor, version);
  expect((await withdraw(editor)).body.code).toBe('poi_transition_forbidden');
});
