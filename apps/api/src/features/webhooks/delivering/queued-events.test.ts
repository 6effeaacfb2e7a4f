import { webhookTypes } from '@parages/contracts/vocabulary/organisations/webhook-types';
import { describe, expect, it } from 'vitest';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { broken, received, webhookBench } from '../../../../test/webhook-bench.ts';
import { importsRepository } from '../../imports/writing/imports.repository.ts';

const minuteMs = 60_000;
const ownUrl = 'https://example.org/in';
const theirUrl = 'https://other.example/in';

type Bench = Awaited<ReturnType<typeof webhookBench>>;

/** The bench, and another organisation with an event and a webhook. */
async function twoOrganisations() {
  const bench = await webhookBench();
  const theirs = await openCompleteEvent(bench);
  const path = `/org/organisations/${theirs.organisation.id}/webhooks`;
  const as = theirs.editor;
  const body = { url: theirUrl, types: webhookTypes };
  const { id } = (await bench.send('POST', path, { as, body })).body;
  const theirLog = async () =>
    (await bench.send('GET', `${path}/${id}/deliveries`, { as })).body.items;
  /** Address, type, cause and organisation of the messages that arrived since the last call. */
  const messages = () =>
    bench.calls.splice(0).map((call) => {
      const { type, data } = JSON.parse(call.body);
      return [call.url, type, data.cause, data.organisationId];
    });
  return { ...bench, theirs, theirLog, messages };
}

describe('events of another organisation', () => {
  it('are sent to its webhook alone, and are in the log of that one alone', async () => {
    const { theirs, theirLog, moderator, pass, deliver, messages, log } = await twoOrganisations();
    await theirs.move(theirs.editor, 'submission', { autopublish: true });
    expect((await theirs.move(moderator, 'acceptance')).body).toMatchObject({
      status: 'published',
    });
    pass(minuteMs);
    expect(await deliver()).toBe(2);
    const { id } = theirs.organisation;
    expect(messages().toSorted()).toEqual([
      [theirUrl, 'event.accepted', 'accepted', id],
      [theirUrl, 'event.published', 'accepted', id],
    ]);
    expect(await theirLog()).toHaveLength(2);
    expect(await log()).toEqual([]);
  });

  it('that were given to it are announced to its webhook alone from then on', async () => {
    const bench = await twoOrganisations();
    const { publish, poiId, moderator, send, readEvent, theirs, messages, deliver, log } = bench;
    await publish();
    bench.pass(minuteMs);
    await deliver();
    expect(messages().map(([url]) => url)).toEqual([ownUrl, ownUrl]);
    const before = await log();
    const { version } = await readEvent(moderator);
    const moved = await send('POST', `/org/pois/${poiId}/reassignment`, {
      as: moderator,
      body: { version, organisationId: theirs.organisation.id },
    });
    expect(moved.status).toBe(200);
    const cancelled = await send('PUT', `/org/pois/${poiId}/live-state`, {
      as: theirs.editor,
      body: { version: moved.body.version, liveState: 'cancelled' },
    });
    expect(cancelled.status).toBe(200);
    await deliver();
    const { id } = theirs.organisation;
    expect(messages()).toEqual([
      [theirUrl, 'event.changed', 'reassigned', id],
      [theirUrl, 'event.cancelled', 'live-state', id],
    ]);
    expect(await log()).toEqual(before);
  });
});

it('the `sequence` of an event grows from each message to the next, and a repetition keeps it', async () => {
  const { publish, pass, deliver, arrived, answers, owner, send, poiId, readEvent } =
    await webhookBench();
  const setLive = async (liveState: string) =>
    send('PUT', `/org/pois/${poiId}/live-state`, {
      as: owner,
      body: { version: (await readEvent(owner)).version, liveState },
    });
  const sequences = async (): Promise<number[]> => {
    await deliver();
    return arrived().map(({ data }) => data.sequence);
  };
  await publish();
  pass(minuteMs);
  const first = await sequences();
  answers.next = broken;
  await setLive('cancelled');
  const failed = await sequences();
  answers.next = received;
  await setLive('scheduled');
  const later = await sequences();
  pass(minuteMs);
  expect(await sequences()).toEqual(failed);
  const all = [...first, ...failed, ...later];
  expect(new Set(all).size).toBe(4);
  expect(all).toEqual(all.toSorted((one, other) => one - other));
});

describe('an event that is not online any more', () => {
  const endings: [string, (bench: Bench) => Promise<unknown>][] = [
    [
      'merged',
      async ({ create, readEvent, send, moderator, poiId }) => {
        const { id: intoPoiId } = await create.poi({ label: 'Grand bal' });
        const { version } = await readEvent(moderator);
        const body = { version, intoPoiId };
        return send('POST', `/moderation/pois/${poiId}/merge`, { as: moderator, body });
      },
    ],
    [
      'disabled',
      ({ send, moderator, poiId }) =>
        send('PUT', `/pois/${poiId}/visibility`, {
          as: moderator,
          body: { enabled: false, reason: 'Adresse à vérifier' },
        }),
    ],
    [
      // By the statement of imports, which spare the events of organisations today.
      'withdrawn',
      async ({ db, clock, poiId }) => {
        const imports = importsRepository(db);
        await imports.withdraw([poiId], clock.now());
        await imports.refresh([poiId], clock.now());
      },
    ],
  ];

  it.each(endings)('is announced as archived without its card: cause %s', async (cause, end) => {
    const bench = await webhookBench();
    await bench.publish();
    bench.pass(minuteMs);
    await bench.deliver();
    bench.arrived();
    await end(bench);
    await bench.deliver();
    expect(bench.arrived()).toMatchObject([
      { type: 'event.archived', data: { poiId: bench.poiId, cause, poi: null } },
    ]);
  });
});
