// Specification: §6.10
import { describe, expect, it } from 'vitest';
import { feedFile, feedRecord } from '../../../../../test/feed-file.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { sourceBench } from '../../../../../test/source-bench.ts';
import type { SourceAnswer } from '../../../../gateways/source-fetch/source-fetch.ts';
import { readSourceSafely } from '../reading/source-reading.service.ts';
import { outcomeOf } from '../worker/report-pull.ts';
import { FeedPull } from './pull-feed.ts';

const concert = feedRecord('1', 'Concert au kiosque');
const jazz = feedRecord('2', 'Concert de jazz');
const folk = feedRecord('3', 'Bal folk');
const nameless = feedRecord('4', 'xx', { keywords_fr: [] });

/** `pull` reads a feed for a followed source; `readAgain` counts the records that it maps. */
async function bench() {
  const all = sourceBench(await startApi());
  const { db, clock } = all;
  const { organisationId } = await all.organiser();
  const { id } = await db.followedSource.create({
    data: {
      id: '0197a000-0000-7000-8000-000000000f02',
      organisationId,
      url: 'https://agenda.example/feed.json',
      host: 'agenda.example',
      status: 'followed',
      createdAt: clock.now(),
    },
  });
  const claimed = {
    poiSource: null,
    id,
    organisationId,
    turn: 0,
    url: 'https://agenda.example/feed.json',
    failures: 0,
    status: 'followed' as const,
    etag: null,
    lastModified: null,
    readAt: null,
  };
  async function pull(text: string, isOfTeam = false) {
    let readAgain = 0;
    const writing = {
      db,
      now: () => clock.now(),
      until: () => clock.now(),
      isStopping: () => false,
      locate: async () => new Map(),
    };
    const today = clock.now().toISOString().slice(0, 10);
    const feed = new FeedPull(
      {
        writing,
        content: { address: claimed.url, source: `import:${organisationId}`, today },
        readSource: async (content) => {
          const reading = await readSourceSafely(content);
          if ('read' in reading) readAgain += reading.read;
          return reading;
        },
      },
      isOfTeam ? { ...claimed, organisationId: null } : claimed,
    );
    const file = await feedFile(text);
    const fault = await feed.run(file).finally(() => file.close());
    const { isPartial, read } = feed;
    const report = feed.report.build({ source: '', day: today, read, isPartial });
    const reasons = [...report.refused, ...report.keptBack, ...report.doubtful].map(
      ({ reason, records }) => [reason, ...records.map(({ index, title }) => `${index} ${title}`)],
    );
    return { fault, outcome: outcomeOf(report), isPartial, read, readAgain, reasons };
  }
  const titles = async (): Promise<string[]> =>
    (await db.poiVersion.findMany({ orderBy: { label: 'asc' } })).map(({ label }) => label);
  return { ...all, pull, titles };
}

const list = (...records: object[]): string => JSON.stringify({ results: records });

describe('a pull of a feed', () => {
  it('writes its events; another one of the same records reads none of them again and reports the same doubts', async () => {
    const { pull, db } = await bench();
    const first = await pull(list(concert, jazz, nameless));
    expect(first).toMatchObject({ outcome: { created: 3, unchanged: 0 }, readAgain: 3 });
    expect(first.reasons).toEqual([['theme_missing', '3 xx']]);
    const before = await db.poi.findMany();
    const second = await pull(list(concert, jazz, nameless));
    expect(second).toEqual({
      ...first,
      outcome: { created: 0, updated: 0, unchanged: 3, skipped: 0, refused: 0 },
      readAgain: 0,
    });
    expect(await db.poi.findMany()).toEqual(before);
  });

  it('reads a changed record and a new one alone', async () => {
    const { pull, titles } = await bench();
    await pull(list(concert, jazz));
    const changed = feedRecord('2', 'Grand concert de jazz');
    expect(await pull(list(concert, changed, folk))).toMatchObject({
      outcome: { created: 1, updated: 1, unchanged: 1 },
      readAgain: 2,
    });
    expect(await titles()).toEqual(['Bal folk', 'Concert au kiosque', 'Grand concert de jazz']);
  });

  it('reads the same record again once its event is archived, or over', async () => {
    const { pull, db, clock } = await bench();
    clock.set('2026-07-10T10:00:00Z');
    await pull(list(concert, jazz));
    await db.poi.updateMany({
      where: { extId: 'agenda:openagenda:2' },
      data: { archivedAt: clock.now() },
    });
    const archived = await pull(list(concert, jazz));
    expect(archived.outcome).toMatchObject({ unchanged: 1, skipped: 1 });
    expect(archived.reasons).toEqual([['protected', '2 Concert de jazz']]);
    clock.set('2026-07-20T10:00:00Z');
    const over = [['over', '1 Concert au kiosque', '2 Concert de jazz']];
    expect(await pull(list(concert, jazz))).toMatchObject({ reasons: over, readAgain: 2 });
    expect(await pull(list(concert, jazz))).toMatchObject({ reasons: over, readAgain: 0 });
  });

  it('reports a doubt about a place again while it is open, and no more once it is confirmed', async () => {
    const { pull, db, clock } = await bench();
    await pull(list(concert));
    const { id: poiId } = await db.poi.findFirstOrThrow();
    const { lon, lat } = await db.poiVersion.findFirstOrThrow();
    const reason = 'address_uncertain';
    const notes = [{ list: 'doubtful', reason }];
    await db.followedRecord.updateMany({ data: { title: 'Concert', notes } });
    await db.placeDoubt.create({ data: { poiId, reason, lon, lat, notedAt: clock.now() } });
    expect((await pull(list(concert))).reasons).toEqual([[reason, '1 Concert']]);
    await db.placeDoubt.updateMany({ data: { confirmedAt: clock.now() } });
    expect(await pull(list(concert))).toMatchObject({ reasons: [], outcome: { unchanged: 1 } });
  });

  it.each([1, 2])(
    'writes the first of two records with one identifier, in pull %i as well',
    async (pulls) => {
      const { pull, titles } = await bench();
      const feed = list(concert, jazz, feedRecord('1', 'Autre concert'), jazz);
      for (let done = 1; done < pulls; done += 1) await pull(feed);
      expect((await pull(feed)).reasons).toEqual([
        [
          'identifier_repeated',
          ...(pulls === 1 ? ['4 null', '3 Autre concert'] : ['4 null', '3 null']),
        ],
      ]);
      expect(await titles()).toEqual(['Concert au kiosque', 'Concert de jazz']);
    },
  );

  it('refuses a record that is no JSON alone, and does not know then which records are missing', async () => {
    const { pull, titles } = await bench();
    const text = list(concert, jazz).replace('"Concert de jazz"', 'Concert');
    expect(await pull(text)).toMatchObject({
      fault: undefined,
      isPartial: true,
      outcome: { created: 1 },
      reasons: [['record_unreadable', '2 null']],
    });
    expect(await titles()).toEqual(['Concert au kiosque']);
  });

  it('refuses a record longer than its bound alone, and reads the ones after it', async () => {
    const { pull, titles } = await bench();
    const long = feedRecord('9', 'Concert sans fin', { longdescription_fr: 'é'.repeat(5_000_000) });
    expect(await pull(list(concert, long, jazz))).toMatchObject({
      fault: undefined,
      isPartial: true,
      read: 3,
      outcome: { created: 2 },
      reasons: [['record_unreadable', '2 null']],
    });
    expect(await titles()).toEqual(['Concert au kiosque', 'Concert de jazz']);
  });

  it.each([
    ['an organisation', false, { read: 20_000, isPartial: true, outcome: { created: 1 } }],
    ['the team', true, { read: 20_001, isPartial: false, outcome: { created: 2 } }],
  ])(
    'of %s with 20,001 records reads those within its bound, and then knows which are missing if it is whole',
    async (_, isOfTeam, expected) => {
      const { pull } = await bench();
      const repeated = Array<object>(20_000).fill(concert);
      expect(await pull(list(...repeated, jazz), isOfTeam)).toMatchObject(expected);
    },
  );

  it('reads on after a record of another kind when the others, unchanged, give no event', async () => {
    const { pull, clock } = await bench();
    clock.set('2026-07-20T10:00:00Z');
    await pull(list(concert, jazz));
    const later = await pull(list(concert, jazz, { name: 'x' }));
    expect(later).toMatchObject({ fault: undefined, isPartial: true, readAgain: 0 });
    expect(later.reasons).toContainEqual(['record_unreadable', '3 null']);
  });

  it.each([
    ['that is cut', list(concert, jazz).slice(0, -10), 'content_unreadable'],
    ['of another kind', JSON.stringify([{ name: 'x' }]), 'format_unknown'],
    ['without a record', '{"results":[]}', 'events_none'],
  ])('%s has a fault', async (_, text, fault) => {
    const { pull } = await bench();
    expect(await pull(text)).toMatchObject({ fault });
  });
});

const feedAnswer = async (text: string): Promise<SourceAnswer> => ({
  kind: 'feed',
  file: await feedFile(text),
  isWhole: true,
  contentType: 'application/json',
  etag: null,
  lastModified: null,
});

describe('a followed source that is a feed', () => {
  it('has a preview; its pull writes the events, and a later one says which are missing', async () => {
    const { attach, organiser, work, act, read, later, answerWith, db } = sourceBench(
      await startApi(),
    );
    answerWith(() => feedAnswer(list(concert, jazz, folk)));
    const { editor, organisationId } = await organiser();
    const { id } = (await attach(editor, organisationId)).body;
    await work();
    expect(await read(editor, id)).toMatchObject({
      status: 'ready',
      format: 'openagenda',
      preview: { read: 3, kept: 3, isCut: false },
    });
    expect(await db.poi.count()).toBe(0);
    await act(editor, id, 'following');
    later(1);
    await work();
    expect(await read(editor, id)).toMatchObject({ fault: null, outcome: { created: 3 } });
    answerWith(() => feedAnswer(list(concert, folk)));
    later(24 * 60);
    await work();
    expect(await read(editor, id)).toMatchObject({
      outcome: { created: 0, unchanged: 2 },
      missing: [{ title: 'Concert de jazz' }],
    });
    answerWith(() => feedAnswer(list(concert, jazz, folk)));
    later(24 * 60);
    await work();
    expect(await read(editor, id)).toMatchObject({ outcome: { unchanged: 3 }, missing: [] });
  });
});
