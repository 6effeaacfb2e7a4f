// Specification: §1.17, §4.15
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openCompleteEvent, steps } from '../../../../../test/editor.ts';
import { type Answer, type Api, startApi } from '../../../../../test/servers/start-api.ts';
import type { User } from '../../../../../test/signed-in.ts';

type Item = { poiId: string; version: number };

/** Two events of one organisation and one of another one, all in review. */
async function bench() {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' });
  const first = await openCompleteEvent(api);
  const { body: copy } = await api.send('POST', `/org/pois/${first.poiId}/duplication`, {
    as: first.editor,
    body: {},
  });
  const second = { ...first, poiId: String(copy.id), ...steps(api, copy.id) };
  await second.save(first.editor, 'dates', { label: 'Concert' });
  const other = await openCompleteEvent(api);
  const items: Item[] = [];
  for (const event of [first, second, other]) {
    const { body } = await event.move(event.editor, 'submission', { autopublish: true });
    expect(body).toMatchObject({ status: 'in-review' });
    items.push({ poiId: event.poiId, version: body.version });
  }
  const decide = (body: object, as: User = moderator): Promise<Answer> =>
    api.send('POST', '/moderation/decisions', { as, body });
  return { api, moderator, first, second, other, items, decide };
}

const listDigests = (api: Api) =>
  api.db.mailOutbox.findMany({
    where: { kind: 'review-digest' },
    select: { recipient: true, data: true, nextAttemptAt: true },
    orderBy: { recipient: 'asc' },
  });
const titlesOf = (data: unknown, part: 'published' | 'accepted' | 'refused') =>
  (data as Record<string, { title: string }[]>)[part]?.map(({ title }) => title);
const countMails = (api: Api, kind: string) => api.db.mailOutbox.count({ where: { kind } });

it('accepts several events and queues one mail for each editor of an organisation, which names exactly its events, instead of one for each event', async () => {
  const { api, first, second, other, items, decide } = await bench();
  const { status, body } = await decide({ decision: 'acceptance', items });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      items: items.map(({ poiId, version }) => ({
        poiId,
        fault: null,
        version: version + 1,
        status: 'published',
      })),
    },
  });
  const digests = await listDigests(api);
  expect(digests).toHaveLength(2);
  const of = (email: string) => digests.find(({ recipient }) => recipient === email)?.data;
  expect(titlesOf(of(first.editor.email), 'published')?.sort()).toEqual(['Bal', 'Concert']);
  expect(titlesOf(of(other.editor.email), 'published')).toEqual(['Bal']);
  expect(of(other.editor.email)).toMatchObject({
    organisation: other.organisation.name,
    link: expect.stringMatching(/\/org\/events$/),
    published: [{ link: expect.stringMatching(/\/evenement\/bal-tours(-\d)?$/) }],
    refused: [],
  });
  expect(digests[0]?.nextAttemptAt).toEqual(new Date(api.clock.now().getTime() + 60_000));
  expect(await countMails(api, 'poi-published')).toBe(0);
  expect((await second.read(first.editor)).status).toBe('published');
});

it('refuses several events with one reason and one comment, which their history and the mail have', async () => {
  const { api, first, items, decide } = await bench();
  const refusal = {
    decision: 'refusal',
    reasons: ['IMAGE_DROITS'],
    comment: 'Qui a pris la photo ?',
  };
  await decide({ ...refusal, note: 'Lot de juin', items: items.slice(0, 2) });
  expect(await first.read(first.editor)).toMatchObject({
    status: 'refused',
    refusal: { reasons: refusal.reasons, comment: refusal.comment },
  });
  const [digest] = await listDigests(api);
  expect(digest?.data).toMatchObject({ reasons: refusal.reasons, comment: refusal.comment });
  expect(titlesOf(digest?.data, 'refused')).toEqual(['Bal', 'Concert']);
  expect(await countMails(api, 'poi-refused')).toBe(0);
});

it('a repeated call, and an event named twice, change and mail nothing', async () => {
  const { api, items, decide } = await bench();
  const body = { decision: 'acceptance', items: [...items, ...items.slice(0, 1)] };
  const once = await decide(body);
  expect(once.body.items.map(({ fault }: { fault: string | null }) => fault)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const [mails, entries] = [await listDigests(api), await api.db.poiHistory.count()];
  const again = await decide(body);
  expect(again.body).toEqual(once.body);
  expect(await listDigests(api)).toEqual(mails);
  expect(await api.db.poiHistory.count()).toBe(entries);
});

it('leaves out an event that another moderator has claimed, a stale one, an unknown one, one of the moderator’s organisation and one of an unapproved organisation, with a fault for each, and decides about the others', async () => {
  const { api, moderator, first, other, items, decide } = await bench();
  const [claimed, stale, third] = items;
  const rival = await api.signIn({ permissions: ['poi_mod'] });
  await api.send('PUT', `/moderation/pois/${claimed?.poiId}/claim`, { as: rival });
  const own = await openCompleteEvent(api);
  const ownVersion = (await own.move(own.editor, 'submission', { autopublish: true })).body.version;
  await api.db.membership.create({
    data: { organisationId: own.organisation.id, accountId: moderator.id, role: 'reader' },
  });
  const draft = await openCompleteEvent(api);
  const unknown = uuidv7();
  const faults = async () =>
    (
      await decide({
        decision: 'acceptance',
        items: [
          claimed,
          { poiId: stale?.poiId, version: 0 },
          { poiId: unknown, version: 1 },
          { poiId: own.poiId, version: ownVersion },
          { poiId: draft.poiId, version: (await draft.read(draft.editor)).version },
          third,
        ],
      })
    ).body.items.map(({ fault }: { fault: string | null }) => fault);
  const expected = [
    'poi_claimed',
    'poi_version_stale',
    'poi_not_found',
    'poi_own',
    'poi_transition_forbidden',
  ];
  await api.db.organisation.update({
    where: { id: other.organisation.id },
    data: { status: 'pending' },
  });
  expect(await faults()).toEqual([...expected, 'organisation_not_approved']);
  expect(await listDigests(api)).toEqual([]);
  await api.db.organisation.update({
    where: { id: other.organisation.id },
    data: { status: 'approved' },
  });
  expect(await faults()).toEqual([...expected, null]);
  expect((await first.read(first.editor)).status).toBe('in-review');
  expect(await listDigests(api)).toMatchObject([{ recipient: other.editor.email }]);
});

it('decides about an event whose claim is the moderator’s own or has expired', async () => {
  const { api, moderator, items, decide } = await bench();
  const rival = await api.signIn({ permissions: ['poi_mod'] });
  await api.send('PUT', `/moderation/pois/${items[0]?.poiId}/claim`, { as: moderator });
  await api.send('PUT', `/moderation/pois/${items[1]?.poiId}/claim`, { as: rival });
  api.clock.set(new Date(api.clock.now().getTime() + 16 * 60_000).toISOString());
  const { body } = await decide({ decision: 'acceptance', items: items.slice(0, 2) });
  expect(body.items).toMatchObject([{ fault: null }, { fault: null }]);
});

it('undoing some decisions of a call takes their events out of the mail; undoing the last one withdraws it; after ten seconds nothing can be undone', async () => {
  const { api, first, items, decide } = await bench();
  const decided = (await decide({ decision: 'acceptance', items: items.slice(0, 2) })).body.items;
  const undo = async (only: Item[]) =>
    (
      await decide({
        decision: 'undoing',
        items: only.map(({ poiId, version }) => ({ poiId, version })),
      })
    ).body.items;
  expect(await undo(decided.slice(0, 1))).toMatchObject([{ fault: null, status: 'in-review' }]);
  expect(titlesOf((await listDigests(api))[0]?.data, 'published')).toEqual(['Concert']);
  const single = await api.send('DELETE', `/org/pois/${decided[1].poiId}/decision`, {
    as: await api.signIn({ permissions: ['poi_mod'] }),
    query: { version: decided[1].version },
  });
  expect(single.body.code).toBe('poi_decision_final');
  expect(await undo(decided.slice(1))).toMatchObject([{ fault: null, status: 'in-review' }]);
  expect(await listDigests(api)).toEqual([]);
  expect((await first.read(first.editor)).status).toBe('in-review');
  const version = (await first.read(first.editor)).version;
  const [again] = (
    await decide({ decision: 'acceptance', items: [{ poiId: first.poiId, version }] })
  ).body.items;
  api.clock.set(new Date(api.clock.now().getTime() + 11_000).toISOString());
  expect(await undo([again])).toMatchObject([{ fault: 'poi_decision_final' }]);
  expect(titlesOf((await listDigests(api))[0]?.data, 'published')).toEqual(['Bal']);
});

it('400: names the field of a refusal without a reason, AUTRE without a comment, reasons of an acceptance, and no or more than 50 events; 403 for an organiser', async () => {
  const { items, decide, first } = await bench();
  const pointerOf = async (body: object) => {
    const answer = await decide(body);
    expect(answer.status).toBe(400);
    return answer.body.errors[0].pointer;
  };
  expect(await pointerOf({ decision: 'refusal', items })).toBe('/body/reasons');
  expect(await pointerOf({ decision: 'refusal', items, reasons: ['AUTRE'] })).toBe('/body/comment');
  expect(await pointerOf({ decision: 'acceptance', items, reasons: ['DOUBLON'] })).toBe(
    '/body/reasons',
  );
  expect(await pointerOf({ decision: 'acceptance', items: [] })).toBe('/body/items');
  const many = Array.from({ length: 51 }, () => items[0]);
  expect(await pointerOf({ decision: 'acceptance', items: many })).toBe('/body/items');
  expect(await decide({ decision: 'acceptance', items }, first.editor)).toMatchObject({
    status: 403,
    body: { code: 'permission_missing' },
  });
});

it('decisions that one mail reports can be undone for ten seconds after the last of them, also when the request that undoes them takes longer', async () => {
  const { api, items, decide } = await bench();
  const [first, second] = (await decide({ decision: 'acceptance', items: items.slice(0, 2) })).body
    .items;
  const at = api.clock.now().getTime();
  const move = (poiId: string, ms: number) =>
    api.db.poiHistory.updateMany({
      where: { poiId, action: 'accepted' },
      data: { happenedAt: new Date(at + ms) },
    });
  await move(first.poiId, 0);
  await move(second.poiId, 4000);
  api.clock.set(new Date(at + 13_000).toISOString());
  const undoing = { decision: 'undoing', items: [first, second].map(named) };
  expect((await decide(undoing)).body.items).toMatchObject([
    { fault: null, status: 'in-review' },
    { fault: null, status: 'in-review' },
  ]);
  expect(await listDigests(api)).toEqual([]);
});

const named = ({ poiId, version }: Item): Item => ({ poiId, version });

it('a later call within the minute adds its decisions to the waiting mail of the organisation, which then waits for another minute', async () => {
  const { api, first, items, decide } = await bench();
  await decide({ decision: 'acceptance', items: items.slice(0, 1) });
  wait(api, 40);
  await decide({ decision: 'refusal', reasons: ['DOUBLON'], items: items.slice(1, 2) });
  const [digest, ...others] = await listDigests(api);
  expect(others).toEqual([]);
  expect(digest).toMatchObject({
    recipient: first.editor.email,
    nextAttemptAt: new Date(api.clock.now().getTime() + 60_000),
    data: { reasons: ['DOUBLON'] },
  });
  expect(titlesOf(digest?.data, 'published')).toEqual(['Bal']);
  expect(titlesOf(digest?.data, 'refused')).toEqual(['Concert']);
});

it('begins another mail for a refusal with other reasons or another comment, for an organisation whose mail began five minutes ago, and once a minute has passed', async () => {
  const { api, first, items, decide } = await bench();
  const words = { reasons: ['DOUBLON'], comment: 'Vu.' };
  const refuse = async (item: Item | undefined, changed: object = {}): Promise<Item> =>
    named(
      (await decide({ decision: 'refusal', ...words, ...changed, items: [item] })).body.items[0],
    );
  const undo = async (item: Item): Promise<Item> =>
    named((await decide({ decision: 'undoing', items: [item] })).body.items[0]);
  const countDigests = async () => (await listDigests(api)).length;
  await refuse(items[0]);
  let second = items[1];
  for (const [changed, count] of [
    [{ reasons: ['IMAGE_DROITS'] }, 2],
    [{ comment: 'Revu.' }, 2],
    [{}, 1],
  ] as const) {
    const refused = await refuse(second, changed);
    expect(await countDigests()).toBe(count);
    second = await undo(refused);
  }
  const begun = new Date(api.clock.now().getTime() - 300_000);
  await api.db.poiHistory.updateMany({
    where: { poiId: first.poiId, action: 'refused' },
    data: { happenedAt: begun },
  });
  const refused = await refuse(second);
  expect(await countDigests()).toBe(2);
  second = await undo(refused);
  wait(api, 61);
  await refuse(second);
  expect(await countDigests()).toBe(2);
});

const wait = (api: Api, seconds: number): void =>
  api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000).toISOString());

it('GET /moderation/decisions/recipients counts the owners and editors whom the decisions would mail, each person once; 400: no or more than 50 ids; 403: an organiser', async () => {
  const { api, moderator, first, items, other } = await bench();
  const add = async (organisationId: string, accountId: string, role: 'editor' | 'reader') =>
    api.db.membership.create({ data: { organisationId, accountId, role } });
  await add(other.organisation.id, first.editor.id, 'editor');
  await add(other.organisation.id, (await api.signIn()).id, 'reader');
  await add(other.organisation.id, (await api.signIn({ isVerified: false })).id, 'editor');
  const count = (ids: string[], as: User = moderator) =>
    api.send('GET', '/moderation/decisions/recipients', { as, query: { ids: ids.join(',') } });
  const ids = items.map(({ poiId }) => poiId);
  expect((await count(ids)).body).toEqual({ count: 2 });
  expect((await count(ids.slice(0, 1))).body).toEqual({ count: 1 });
  expect((await count([(await api.create.poi()).id, uuidv7()])).body).toEqual({ count: 0 });
  const many = Array.from({ length: 51 }, () => ids[0] ?? '');
  for (const wrong of [[], many, ['x']])
    expect(await count(wrong)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: expect.stringMatching(/^\/query\/ids/) }] },
    });
  expect((await count(ids, first.editor)).status).toBe(403);
});
