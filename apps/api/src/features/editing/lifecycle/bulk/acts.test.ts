import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openCompleteEvent, openEditor } from '../../../../../test/editor.ts';
import { type Answer, type Api, startApi } from '../../../../../test/servers/start-api.ts';
import type { User } from '../../../../../test/signed-in.ts';

type Item = { poiId: string; version: number };

const opened = async (api: Api) => {
  const event = await openCompleteEvent(api);
  const act = (body: object, as: User = event.editor): Promise<Answer> =>
    api.send('POST', '/org/pois/acts', { as, body });
  const itemOf = async (poiId: string): Promise<Item> => ({
    poiId,
    version: (await api.send('GET', `/org/pois/${poiId}`, { as: event.editor })).body.version,
  });
  const copy = async (): Promise<string> =>
    (await api.send('POST', `/org/pois/${event.poiId}/duplication`, { as: event.editor, body: {} }))
      .body.id;
  const create = async (label: string): Promise<string> =>
    (
      await api.send('POST', '/org/pois', {
        as: event.editor,
        body: { organisationId: event.organisation.id, label },
      })
    ).body.id;
  return { ...event, act, itemOf, copy, create };
};
const submission = { act: 'submission', autopublish: true };
const archival = { act: 'archival', confirmation: 1 };
const once = [{ poiId: uuidv7(), version: 0 }];
const many = Array.from({ length: 51 }, () => ({ poiId: uuidv7(), version: 0 }));
const faultsOf = ({ body }: Answer) =>
  body.items.map(({ fault }: { fault: string | null }) => fault);

it('submits the complete drafts among several, names the tabs that an incomplete one lacks, and queues no mail', async () => {
  const api = await startApi();
  const event = await opened(api);
  const bare = await event.create('Loto');
  const items = [await event.itemOf(event.poiId), await event.itemOf(bare)];
  const { status, body } = await event.act({ ...submission, items });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      items: [
        {
          poiId: event.poiId,
          fault: null,
          tabs: [],
          version: Number(items[0]?.version) + 1,
          status: 'in-review',
        },
        {
          poiId: bare,
          fault: 'poi_incomplete',
          tabs: expect.arrayContaining(['categories', 'dates', 'place', 'images']),
          version: null,
          status: null,
        },
      ],
    },
  });
  expect((await event.read(event.editor)).autopublish).toBe(true);
  expect((await api.send('GET', `/org/pois/${bare}`, { as: event.editor })).body.status).toBe(
    'draft',
  );
  expect(await api.db.mailOutbox.count({ where: { kind: 'poi-in-review' } })).toBe(0);
});

it('a repeated submission, withdrawal or archival answers as before and changes nothing', async () => {
  const api = await startApi();
  const event = await opened(api);
  for (const [body, status] of [
    [submission, 'in-review'],
    [{ act: 'withdrawal' }, 'draft'],
    [{ act: 'archival', confirmation: 1 }, 'archived'],
  ] as const) {
    const sent = { ...body, items: [await event.itemOf(event.poiId)] };
    const once = await event.act(sent);
    expect(once.body.items).toMatchObject([{ fault: null, status }]);
    const entries = await api.db.poiHistory.count();
    expect((await event.act(sent)).body).toEqual(once.body);
    expect(await api.db.poiHistory.count()).toBe(entries);
  }
});

it('a withdrawal mails the moderator who had claimed the event', async () => {
  const api = await startApi();
  const event = await opened(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await event.act({ ...submission, items: [await event.itemOf(event.poiId)] });
  await api.send('PUT', `/moderation/pois/${event.poiId}/claim`, { as: moderator });
  await event.act({ act: 'withdrawal', items: [await event.itemOf(event.poiId)] });
  expect(
    await api.db.mailOutbox.count({ where: { kind: 'poi-withdrawn', recipient: moderator.email } }),
  ).toBe(1);
});

it('deletes the drafts among several, leaves an event in review, with its reason, and no longer finds the drafts when repeated', async () => {
  const api = await startApi();
  const event = await opened(api);
  const [draft, other] = [await event.copy(), await event.copy()];
  await event.act({ ...submission, items: [await event.itemOf(event.poiId)] });
  const items = await Promise.all([draft, event.poiId, other].map(event.itemOf));
  const deletion = { act: 'deletion', confirmation: 3, items };
  expect(faultsOf(await event.act(deletion))).toEqual([null, 'poi_transition_forbidden', null]);
  expect(faultsOf(await event.act(deletion))).toEqual([
    'poi_not_found',
    'poi_transition_forbidden',
    'poi_not_found',
  ]);
  expect((await api.send('GET', '/org/pois', { as: event.editor })).body.items).toMatchObject([
    { id: event.poiId, status: 'in-review' },
  ]);
});

it('leaves out a stale event, an unknown one, one of another organisation, also for a moderator, and one that a reader lists', async () => {
  const api = await startApi();
  const event = await opened(api);
  const other = await openEditor(api);
  const mine = await event.itemOf(event.poiId);
  const foreign = { poiId: other.poiId, version: 0 };
  const items = [{ ...mine, version: mine.version + 7 }, { poiId: uuidv7(), version: 0 }, foreign];
  expect(faultsOf(await event.act({ ...submission, items }))).toEqual([
    'poi_version_stale',
    'poi_not_found',
    'poi_not_found',
  ]);
  const moderator = await api.signIn({ permissions: ['poi_editor', 'poi_mod'] });
  expect(faultsOf(await event.act({ ...archival, items: [foreign] }, moderator))).toEqual([
    'poi_not_found',
  ]);
  await api.db.membership.create({
    data: { organisationId: event.organisation.id, accountId: moderator.id, role: 'reader' },
  });
  expect(faultsOf(await event.act({ ...archival, items: [mine] }, moderator))).toEqual([
    'permission_missing',
  ]);
});

it.each([
  ['pending', 'organisation_not_approved'],
  ['suspended', 'organisation_suspended'],
] as const)('submits nothing of a %s organisation: %s', async (status, fault) => {
  const api = await startApi();
  const event = await opened(api);
  const items = [await event.itemOf(event.poiId)];
  const reason = status === 'suspended' ? 'Essai' : null;
  await api.db.organisation.update({
    where: { id: event.organisation.id },
    data: { status, reason },
  });
  expect(faultsOf(await event.act({ ...submission, items }))).toEqual([fault]);
});

it.each([
  ['no event', { ...archival, confirmation: 0, items: [] }, '/body/items'],
  ['51 events', { ...archival, confirmation: 51, items: many }, '/body/items'],
  ['an event twice', { ...archival, confirmation: 2, items: [...once, ...once] }, '/body/items'],
  ['a submission without autopublish', { act: 'submission', items: once }, '/body/autopublish'],
  [
    'an archival confirmed by another number',
    { ...archival, confirmation: 2, items: once },
    '/body/confirmation',
  ],
  ['a deletion without confirmation', { act: 'deletion', items: once }, '/body/confirmation'],
])('400: %s is refused with its field', async (_name, body, pointer) => {
  const api = await startApi();
  const editor = await api.signIn({ permissions: ['poi_editor'] });
  const answer = await api.send('POST', '/org/pois/acts', { as: editor, body });
  expect({ status: answer.status, pointer: answer.body.errors?.[0].pointer }).toEqual({
    status: 400,
    pointer,
  });
});

it('403 for a moderator who is no organiser', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const body = { ...submission, items: [{ poiId: uuidv7(), version: 0 }] };
  expect(await api.send('POST', '/org/pois/acts', { as: moderator, body })).toMatchObject({
    status: 403,
    body: { code: 'permission_missing' },
  });
});
