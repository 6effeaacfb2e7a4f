// Specification: §6.10, §12.9
import { describe, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import {
  calendarAnswer,
  concert,
  sourceBench,
  writeCalendar,
} from '../../../../../test/source-bench.ts';
import { dailyPullAt, retryAt } from './next-pull.domain.ts';

const bench = async () => sourceBench(await startApi());
const dayLater = 24 * 60;

describe('the preview of an attached source', () => {
  it('counts its events and shows the first ones, soonest first; nothing is written', async () => {
    const { attach, organiser, work, read, answerWith, db } = await bench();
    answerWith(
      calendarAnswer(
        writeCalendar(
          concert,
          { UID: 'b', SUMMARY: 'Réunion', DTSTART: '20260620T180000Z' },
          { UID: 'c', SUMMARY: 'Passé', DTSTART: '20200620T180000Z' },
        ),
      ),
    );
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    expect(await work()).toBe(1);
    expect(await read(editor, id)).toMatchObject({
      status: 'ready',
      format: 'ics',
      name: 'Comité des fêtes',
      isWaiting: false,
      nextPullAt: null,
      preview: {
        read: 3,
        kept: 2,
        incomplete: 1,
        leftOut: [{ reason: 'over', count: 1 }],
        isCut: false,
        events: [
          { title: 'Réunion', startDate: '2026-06-20', startTime: '20:00', isComplete: false },
          {
            title: 'Concert au kiosque',
            startDate: '2026-07-14',
            startTime: '20:30',
            place: 'Kiosque',
            isComplete: true,
          },
        ],
      },
    });
    expect(await db.poi.count()).toBe(0);
  });

  it.each([
    [
      { kind: 'failed', fault: 'address_unreachable', retryAfterS: null } as const,
      'address_unreachable',
    ],
    [calendarAnswer('<p>Bonjour</p>'), 'format_unknown'],
    [calendarAnswer(writeCalendar()), 'events_none'],
    [calendarAnswer('BEGIN:VCALENDAR\r\nBEGIN:VEVENT'), 'content_unreadable'],
  ])('that cannot be made waits for the organiser with its fault', async (answer, fault) => {
    const { attach, organiser, work, read, answerWith } = await bench();
    answerWith(answer);
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    await work();
    expect(await read(editor, id)).toMatchObject({ status: 'failed', fault, nextPullAt: null });
  });
});

describe('a pull of a followed source', () => {
  it('writes complete events for review and others as drafts of the organisation', async () => {
    const { answerWith, follow, db } = await bench();
    answerWith(
      calendarAnswer(writeCalendar(concert, { UID: 'b', SUMMARY: 'x', DTSTART: '20260714' })),
    );
    const { organisationId, source } = await follow();
    expect(source).toMatchObject({
      status: 'followed',
      fault: null,
      outcome: { created: 2, updated: 0, unchanged: 0, skipped: 0, refused: 0 },
    });
    const pois = await db.poi.findMany({ include: { versions: true }, orderBy: { extId: 'asc' } });
    expect(pois.map((poi) => [poi.extId, poi.organisationId, poi.versions[0]?.status])).toEqual([
      ['agenda:b', organisationId, 'draft'],
      ['agenda:concert', organisationId, 'in-review'],
    ]);
  });

  it('writes an event whose identifier the database cannot store, once, and the others', async () => {
    const { answerWith, follow, later, work, read, db } = await bench();
    const calendar = writeCalendar(concert, { ...concert, UID: 'a\u0000b' });
    answerWith(calendarAnswer(calendar));
    const { editor, id, source } = await follow();
    expect(source).toMatchObject({ fault: null, outcome: { created: 2, refused: 0 } });
    answerWith(calendarAnswer(`${calendar}\r\n`));
    later(dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({ fault: null, outcome: { unchanged: 2 } });
    expect(await db.poi.count()).toBe(2);
  });

  it('is due again after a day, asks with the validators of the last answer, and changes nothing when the answer is 304', async () => {
    const { answerWith, follow, asked, later, work, read, db } = await bench();
    answerWith(
      calendarAnswer(writeCalendar(concert), {
        etag: '"1"',
        lastModified: 'Wed, 10 Jun 2026 10:00:00 GMT',
      }),
    );
    const { editor, id, source } = await follow();
    later(22 * 60);
    expect(await work()).toBe(0);
    later(2 * 60);
    answerWith({ kind: 'unchanged' });
    expect(await work()).toBe(1);
    expect(asked.at(-1)).toMatchObject({
      etag: '"1"',
      lastModified: 'Wed, 10 Jun 2026 10:00:00 GMT',
    });
    const now = await read(editor, id);
    expect(now).toMatchObject({ outcome: source.outcome, failures: 0, fault: null });
    expect(now.pulledAt > source.pulledAt).toBe(true);
    expect(await db.poi.count()).toBe(1);
  });

  it('asks without validators in a new year, when repeated events get other dates', async () => {
    const { answerWith, follow, asked, clock, work } = await bench();
    answerWith(calendarAnswer(writeCalendar(concert), { etag: '"1"' }));
    await follow();
    clock.set('2027-01-01T10:00:00Z');
    await work();
    expect(asked.at(-1)).toMatchObject({ etag: null, lastModified: null });
  });

  it('of the same content writes nothing; of a changed title updates the event alone', async () => {
    const { answerWith, follow, later, work, read, db } = await bench();
    answerWith(calendarAnswer(writeCalendar(concert, { ...concert, UID: 'autre' })));
    const { editor, id } = await follow();
    const [before] = await db.poi.findMany({ where: { extId: 'agenda:concert' } });
    later(dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({
      outcome: { created: 0, updated: 0, unchanged: 2 },
    });
    expect(await db.poi.findMany({ where: { extId: 'agenda:concert' } })).toEqual([before]);
    const changed = { ...concert, SUMMARY: 'Grand concert' };
    answerWith(calendarAnswer(writeCalendar(changed, { ...concert, UID: 'autre' })));
    later(dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({
      outcome: { created: 0, updated: 1, unchanged: 1 },
    });
  });

  it('keeps the fields that the organiser edited by hand', async () => {
    const { answerWith, follow, later, work, db, send } = await bench();
    const { editor } = await follow();
    const { id: poiId, editVersion: version } = await db.poi.findFirstOrThrow();
    const body = {
      version,
      themes: ['fetes'],
      tags: [],
      features: [],
      options: [],
      knownOptions: [],
    };
    await db.poiVersion.updateMany({ data: { status: 'draft' } });
    const saved = await send('PATCH', `/org/pois/${poiId}/categories`, { as: editor, body });
    expect([saved.status, saved.body.code]).toEqual([200, undefined]);
    answerWith(calendarAnswer(writeCalendar({ ...concert, SUMMARY: 'Grand concert' })));
    later(dayLater);
    await work();
    expect(await db.poiVersion.findMany()).toMatchObject([
      { label: 'Grand concert', themes: ['fetes'] },
    ]);
  });

  it('that finds no event, another kind of content or a fault keeps the events and says why', async () => {
    const { answerWith, follow, later, work, read, db } = await bench();
    const { editor, id } = await follow();
    for (const [text, fault] of [
      [writeCalendar(), 'events_none'],
      ['<title>Déménagé</title>', 'format_unknown'],
    ] as const) {
      answerWith(calendarAnswer(text));
      later(dayLater);
      await work();
      expect(await read(editor, id)).toMatchObject({ status: 'followed', fault });
    }
    expect((await read(editor, id)).failures).toBe(2);
    expect(await db.poi.findMany({ include: { versions: true } })).toMatchObject([
      { archivedAt: null, versions: [{ label: 'Concert au kiosque' }] },
    ]);
  });

  it('leaves an event that the organiser has archived', async () => {
    const { answerWith, follow, later, work, read, db } = await bench();
    const { editor, id } = await follow();
    await db.poiVersion.updateMany({ data: { status: 'archived' } });
    await db.poi.updateMany({ data: { archivedAt: new Date('2026-06-10T12:00:00Z') } });
    answerWith(calendarAnswer(writeCalendar({ ...concert, SUMMARY: 'Grand concert' })));
    later(dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({ outcome: { updated: 0, skipped: 1 } });
  });

  it('looks up the position of an event with an address', async () => {
    const geocoder = {
      find: async () => [{ score: 0.9, position: { lon: 0.69, lat: 47.39 } }],
    } as never;
    const { answerWith, follow, db } = sourceBench(await startApi(), { geocoder });
    const { GEO: _, ...unlocated } = concert;
    answerWith(calendarAnswer(writeCalendar(unlocated)));
    await follow();
    expect(await db.poiVersion.findMany()).toMatchObject([
      { lon: 0.69, lat: 47.39, status: 'in-review' },
    ]);
  });

  it('keeps a position far from its commune, and puts an address without an answer at the centre of its commune, both in doubt', async () => {
    const { answerWith, follow, db } = await bench();
    await smallGazetteer(db, touraine).loadIfMissing();
    const far = { ...concert, UID: 'far', GEO: '47.33;0.99' };
    const { GEO: _, ...unlocated } = concert;
    const lake = { ...unlocated, UID: 'lake', LOCATION: '1 rue du Lac\\, 37150 Bléré' };
    answerWith(calendarAnswer(writeCalendar(far, lake)));
    await follow();
    expect(await db.placeDoubt.findMany({ orderBy: { poi: { extId: 'asc' } } })).toMatchObject([
      { reason: 'position_elsewhere', lon: 0.99, lat: 47.33 },
      { reason: 'address_unanswered', lon: 0.9886, lat: 47.3275 },
    ]);
  });

  it('looks up an address again in the next pull when the geocoder failed, even for the same content', async () => {
    let isDown = true;
    const geocoder = {
      find: async () => {
        if (isDown) throw new Error('down');
        return [{ score: 0.9, position: { lon: 0.69, lat: 47.39 } }];
      },
    } as never;
    const api = sourceBench(await startApi(), { geocoder });
    const { answerWith, follow, later, work, asked, read, db } = api;
    const { GEO: _, ...unlocated } = concert;
    answerWith(calendarAnswer(writeCalendar(unlocated), { etag: '"1"' }));
    const { editor, id } = await follow();
    expect(await db.poiVersion.findMany()).toMatchObject([{ lon: null, status: 'draft' }]);
    later(dayLater);
    await work();
    expect(asked.at(-1)).toMatchObject({ etag: null });
    expect(await read(editor, id)).toMatchObject({ outcome: { updated: 0, unchanged: 1 } });
    isDown = false;
    later(dayLater);
    await work();
    expect(await db.poiVersion.findMany()).toMatchObject([{ lon: 0.69, status: 'in-review' }]);
    later(dayLater);
    await work();
    expect(asked.at(-1)).toMatchObject({ etag: '"1"' });
  });
});

describe('the worker', () => {
  it('waits after a failure, longer after each further one, and as long as the host asks', async () => {
    const { answerWith, follow, later, work, read } = await bench();
    const { editor, id } = await follow();
    answerWith({ kind: 'failed', fault: 'answer_error', retryAfterS: null });
    later(dayLater);
    await work();
    const waits = async () => {
      const { attemptedAt, nextPullAt } = await read(editor, id);
      return (Date.parse(nextPullAt) - Date.parse(attemptedAt)) / 60_000;
    };
    expect(await waits()).toBe(15);
    later(15);
    await work();
    expect(await waits()).toBe(60);
    answerWith({ kind: 'failed', fault: 'answer_limited', retryAfterS: 3 * 86_400 });
    later(60);
    await work();
    expect(await waits()).toBe(3 * dayLater);
    answerWith(calendarAnswer(writeCalendar(concert)));
    later(3 * dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({ failures: 0, fault: null });
  });

  it('asks one host once in ten seconds, and another host meanwhile', async () => {
    const { attach, organiser, work, clock, asked } = await bench();
    const { editor, organisationId } = await organiser();
    for (const url of ['https://a.example/1', 'https://a.example/2', 'https://b.example/'])
      await attach(editor, organisationId, url);
    expect(await work()).toBe(2);
    expect(asked.map(({ address }) => address)).toEqual([
      'https://a.example/1',
      'https://b.example/',
    ]);
    clock.set('2026-06-10T10:00:10Z');
    expect(await work()).toBe(1);
  });

  it('pulls nothing for an organisation that is not approved', async () => {
    const { follow, later, work, db } = await bench();
    const { organisationId } = await follow();
    const suspended = { status: 'suspended', reason: 'x' };
    await db.organisation.update({ where: { id: organisationId }, data: suspended });
    later(dayLater);
    expect(await work()).toBe(0);
  });

  it('writes nothing of a source that a member detaches during the request', async () => {
    const { answerWith, attach, organiser, work, act, later, db } = await bench();
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    await work();
    await act(editor, id, 'following');
    later(1);
    answerWith(async () => {
      await db.followedSource.deleteMany();
      return calendarAnswer(writeCalendar(concert));
    });
    expect(await work()).toBe(1);
    expect(await db.poi.count()).toBe(0);
  });

  it('repeats a pull whose worker stopped, once the lease has expired, without writing anything twice', async () => {
    const { answerWith, attach, organiser, work, act, later, read, db } = await bench();
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    await work();
    await act(editor, id, 'following');
    later(1);
    let isStopping = false;
    answerWith(async () => {
      isStopping = true;
      return calendarAnswer(writeCalendar(concert));
    });
    await work(() => isStopping);
    expect(await db.poi.count()).toBe(0);
    expect(await work()).toBe(0);
    later(4);
    expect(await work()).toBe(1);
    expect(await read(editor, id)).toMatchObject({ outcome: { created: 1 }, isWaiting: false });
  });

  it('after an error of its own says so, and tries again later', async () => {
    const { answerWith, follow, later, work, read } = await bench();
    const { editor, id } = await follow();
    answerWith(() => Promise.reject(new Error('surprise')));
    later(dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({ fault: 'internal', failures: 1 });
  });
});

it.each([
  [1, null, 15],
  [2, null, 60],
  [3, null, 240],
  [4, null, 960],
  [5, null, 1440],
  [99, null, 1440],
  [1, 7200, 120],
  [1, 10, 15],
  [1, 9_999_999, 7 * 1440],
])(
  'after %i failures and with Retry-After %s, the next pull is %i minutes later',
  (failures, retryAfterS, minutes) => {
    const now = new Date('2026-06-10T10:00:00Z');
    expect((retryAt(now, { failures, retryAfterS }).getTime() - now.getTime()) / 60_000).toBe(
      minutes,
    );
  },
);

it.each([
  ['0000', '2026-06-11T10:00:00.000Z'],
  ['8000', '2026-06-11T09:30:00.000Z'],
  ['ffff', '2026-06-11T09:01:00.000Z'],
])('the daily pull of a source whose id ends with %s is at %s', (end, at) => {
  const id = `0197a000-0000-7000-8000-00000000${end}`;
  expect(dailyPullAt(new Date('2026-06-10T10:00:00Z'), id).toISOString()).toBe(at);
});
