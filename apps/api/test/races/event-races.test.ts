import { expect, it } from 'vitest';
import { openCompleteEvent } from '../editor.ts';
import { type Api, startApi } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';
import { allAtOnce, connections, expectOneWinner, repeatRace } from './race.ts';

const patienceMs = 120_000;
const lost = ['poi_version_stale', 'poi_transition_forbidden'];

const countActs = (api: Api, poiId: string, action: string): Promise<number> =>
  api.db.poiHistory.count({ where: { poiId, action } });

async function versionOf(api: Api, poiId: string, as: User): Promise<number> {
  return (await api.send('GET', `/org/pois/${poiId}`, { as })).body.version;
}

async function openSubmitted(api: Api) {
  const event = await openCompleteEvent(api);
  expect((await event.move(event.editor, 'submission', { autopublish: true })).status).toBe(200);
  return event;
}

async function publish(api: Api, moderator: User) {
  const event = await openSubmitted(api);
  expect((await event.move(moderator, 'acceptance')).body.status).toBe('published');
  return event;
}

it('of eight simultaneous submissions of an event one succeeds, and one version is in review', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  await repeatRace(async () => {
    const { editor, poiId } = await openCompleteEvent(api);
    const version = await versionOf(api, poiId, editor);
    const answers = await allAtOnce(8, () =>
      api.send('POST', `/org/pois/${poiId}/submission`, {
        as: editor,
        body: { version, autopublish: true },
      }),
    );
    expectOneWinner(answers, lost);
    expect(await countActs(api, poiId, 'submitted')).toBe(1);
    expect(
      await api.db.poiVersion.findMany({ where: { poiId }, select: { status: true } }),
    ).toEqual([{ status: 'in-review' }]);
  });
});

it('when eight moderators accept and refuse an event simultaneously, one decision is recorded, applied and mailed to its editor', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  const moderators = await Promise.all(
    Array.from({ length: 8 }, () => api.signIn({ permissions: ['poi_mod'] })),
  );
  await repeatRace(async () => {
    const { poiId, editor } = await openSubmitted(api);
    const version = await versionOf(api, poiId, editor);
    const answers = await allAtOnce(8, (n) => {
      const body =
        n % 2 === 0
          ? { version }
          : { version, reasons: ['INCOMPLET'], comment: 'Il manque une date.' };
      return api.send('POST', `/org/pois/${poiId}/${n % 2 === 0 ? 'acceptance' : 'refusal'}`, {
        as: moderators[n] as User,
        body,
      });
    });
    const won = expectOneWinner(answers, lost);
    const isPublished = won.body.status === 'published';
    expect(await countActs(api, poiId, isPublished ? 'accepted' : 'refused')).toBe(1);
    expect(await countActs(api, poiId, isPublished ? 'refused' : 'accepted')).toBe(0);
    expect((await api.get(`/pois/${poiId}`)).status).toBe(isPublished ? 200 : 404);
    const mails = await api.db.mailOutbox.findMany({
      where: { recipient: editor.email },
      orderBy: { kind: 'asc' },
      select: { kind: true },
    });
    expect(mails.map(({ kind }) => kind)).toEqual([
      'poi-in-review',
      isPublished ? 'poi-published' : 'poi-refused',
    ]);
  });
});

it('when two events are merged into each other simultaneously, one merge succeeds: one event stays published, the other is archived', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  const moderators = await Promise.all(
    Array.from({ length: 8 }, () => api.signIn({ permissions: ['poi_mod'] })),
  );
  await repeatRace(async () => {
    const [one, other] = [
      await publish(api, moderators[0] as User),
      await publish(api, moderators[0] as User),
    ];
    const versions = await Promise.all(
      [one, other].map(({ poiId, editor }) => versionOf(api, poiId, editor)),
    );
    const answers = await allAtOnce(8, (n) => {
      const [from, into] = n % 2 === 0 ? [one, other] : [other, one];
      const body = { version: versions[n % 2], intoPoiId: into.poiId };
      return api.send('POST', `/moderation/pois/${from.poiId}/merge`, {
        as: moderators[n] as User,
        body,
      });
    });
    expectOneWinner(answers, [...lost, 'poi_not_found']);
    const rows = await api.db.poi.findMany({ where: { id: { in: [one.poiId, other.poiId] } } });
    const [gone, kept] = [
      rows.filter(({ archivedAt }) => archivedAt !== null),
      rows.filter(({ archivedAt }) => archivedAt === null),
    ];
    expect([gone.length, kept.length]).toEqual([1, 1]);
    expect(gone[0]?.mergedIntoId).toBe(kept[0]?.id);
    expect((await api.get(`/pois/${kept[0]?.id}`)).status).toBe(200);
    expect(
      (await countActs(api, one.poiId, 'merged')) + (await countActs(api, other.poiId, 'merged')),
    ).toBe(1);
  });
});

it('a merge that coincides with the archival of its target succeeds, or answers poi_not_found and leaves the event unmerged', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await repeatRace(async () => {
    const [one, other] = [await publish(api, moderator), await publish(api, moderator)];
    const [version, versionOfOther] = await Promise.all(
      [one, other].map(({ poiId, editor }) => versionOf(api, poiId, editor)),
    );
    const answers = await allAtOnce(2, (n) =>
      n === 0
        ? api.send('POST', `/moderation/pois/${one.poiId}/merge`, {
            as: moderator,
            body: { version, intoPoiId: other.poiId },
          })
        : api.send('POST', `/org/pois/${other.poiId}/archival`, {
            as: other.editor,
            body: { version: versionOfOther, confirmation: 'Bal' },
          }),
    );
    const codes = answers.map(({ status, body }) => body?.code ?? status);
    expect(codes[1]).toBe(200);
    expect([200, 'poi_not_found']).toContain(codes[0]);
    const { archivedAt, mergedIntoId } = await api.db.poi.findUniqueOrThrow({
      where: { id: one.poiId },
    });
    // Either the event was merged first and its target archived afterwards, or the target was
    // archived first and the event was not merged.
    const isMerged = codes[0] === 200;
    expect(mergedIntoId).toBe(isMerged ? other.poiId : null);
    expect(archivedAt !== null).toBe(isMerged);
  });
});

it('of eight simultaneous undos of a merge one succeeds, and the event is published once again', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  const moderators = await Promise.all(
    Array.from({ length: 8 }, () => api.signIn({ permissions: ['poi_mod'] })),
  );
  await repeatRace(async () => {
    const as = moderators[0] as User;
    const [one, other] = [await publish(api, as), await publish(api, as)];
    const body = { version: await versionOf(api, one.poiId, as), intoPoiId: other.poiId };
    const path = `/moderation/pois/${one.poiId}/merge`;
    expect((await api.send('POST', path, { as, body })).status).toBe(200);
    const answers = await allAtOnce(8, (n) =>
      api.send('DELETE', path, { as: moderators[n] as User }),
    );
    expectOneWinner(answers, ['poi_decision_final']);
    expect(await countActs(api, one.poiId, 'unmerged')).toBe(1);
    expect((await api.get(`/pois/${one.poiId}`)).status).toBe(200);
  });
});
