// Specification: §6.10
import { countOf } from '@parages/contracts/vocabulary/imports/source-report';
import { describe, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import {
  calendarAnswer,
  concert,
  sourceBench,
  writeCalendar,
} from '../../../../../test/source-bench.ts';

const dayLater = 24 * 60;
const events = [
  concert,
  { ...concert, UID: 'regle', SUMMARY: 'Bal', RRULE: 'FREQ=FORTNIGHTLY' },
  {
    ...concert,
    UID: 'passe',
    SUMMARY: 'Passé',
    DTSTART: '20200620T180000Z',
    DTEND: '20200620T200000Z',
  },
  { ...concert, UID: 'prive', SUMMARY: 'Privé', CLASS: 'PRIVATE' },
  { ...concert, UID: 'ici', SUMMARY: 'Concert', LOCATION: 'Mairie\\, 37150 Bléré' },
  { UID: 'reunion', SUMMARY: 'Réunion', DTSTART: '20260714T183000Z' },
];

async function bench() {
  const all = sourceBench(await startApi());
  await smallGazetteer(all.db, touraine).loadIfMissing();
  all.answerWith(calendarAnswer(writeCalendar(...events), { etag: '"1"' }));
  const followed = await all.follow();
  const reports = async () => {
    const path = `/org/sources/${followed.id}/reports`;
    return (await all.send('GET', path, { as: followed.editor })).body.items;
  };
  const pull = async () => {
    all.later(dayLater);
    await all.work();
  };
  return { ...all, ...followed, reports, pull };
}
const reasonsOf = (groups: { reason: string }[]): string[] => groups.map(({ reason }) => reason);

it('the preview of an address counts the events whose position is to be looked up, before any is written', async () => {
  const { attach, organiser, work, read, answerWith } = sourceBench(await startApi());
  const { GEO: _, ...placeless } = concert;
  answerWith(calendarAnswer(writeCalendar(concert, { ...placeless, UID: 'sans-position' })));
  const { editor, organisationId } = await organiser();
  const { id } = (await attach(editor, organisationId)).body;
  await work();
  expect((await read(editor, id)).preview).toMatchObject({ kept: 2, incomplete: 0, toLocate: 1 });
});

describe('the report of a pull', () => {
  it('counts each record once, and names each refused, kept back or doubtful one with its position and identifier', async () => {
    const { reports } = await bench();
    const [report] = await reports();
    expect(report).toMatchObject({ source: 'https://agenda.example/fetes.ics', day: '2026-06-10' });
    expect(report).toMatchObject({ read: 6, created: 3, changed: 0, unchanged: 0 });
    expect(report.refused).toEqual([
      {
        reason: 'repetition_invalid',
        count: 1,
        records: [{ index: 6, extId: 'agenda:regle', title: 'Bal', detail: null }],
      },
    ]);
    expect(reasonsOf(report.keptBack).sort()).toEqual(['over', 'private']);
    expect(reasonsOf(report.doubtful)).toEqual(
      expect.arrayContaining(['theme_missing', 'place_unknown', 'position_elsewhere']),
    );
    const { created, changed, unchanged, refused, keptBack } = report;
    expect(created + changed + unchanged + countOf(refused) + countOf(keptBack)).toBe(report.read);
  });

  it('of a second pull has everything unchanged and the same doubts, also when the source answers 304', async () => {
    const { reports, pull, answerWith } = await bench();
    const [{ doubtful }] = await reports();
    await pull();
    answerWith({ kind: 'unchanged' });
    await pull();
    const same = { read: 6, created: 0, changed: 0, unchanged: 3, doubtful };
    expect(await reports()).toMatchObject([
      { ...same, day: '2026-06-12', refused: [{ count: 1 }] },
      { ...same, day: '2026-06-11', refused: [{ count: 1 }] },
      { created: 3, unchanged: 0, day: '2026-06-10' },
    ]);
  });

  it('is read with a reason that a newer release stored, and so is the source with its preview and fault', async () => {
    const { reports, read, editor, id, db } = await bench();
    // A reason that the release before does not know is stored as one that it knows.
    const stored = (await read(editor, id)).preview;
    expect(stored.leftOut.slice(-1)).toEqual([{ reason: 'invalid', count: 1 }]);
    const leftOut = ['hail', 'over', 'invalid'].map((reason) => ({ reason, count: 1 }));
    const newer = { fault: 'hail', preview: { ...stored, leftOut } };
    await db.followedSource.update({ where: { id }, data: newer });
    const [kept] = await db.followedReport.findMany();
    const report = JSON.stringify(kept?.report).replace('repetition_invalid', 'hail');
    await db.followedReport.updateMany({ data: { report: JSON.parse(report) } });
    expect(await read(editor, id)).toMatchObject({
      fault: 'internal',
      preview: {
        leftOut: [
          { reason: 'over', count: 1 },
          { reason: 'invalid', count: 2 },
        ],
      },
    });
    expect((await reports())[0].refused).toMatchObject([{ reason: 'value_invalid', count: 1 }]);
  });

  it('is kept for the last 14 pulls', async () => {
    const { reports, pull, db } = await bench();
    for (let day = 0; day < 15; day += 1) await pull();
    expect(await db.followedReport.count()).toBe(14);
    const [newest, ...older] = (await reports()).map(({ day }: { day: string }) => day);
    expect([newest, older.length, older.at(-1)]).toEqual(['2026-06-25', 13, '2026-06-12']);
  });

  it('names an event that an import may not change, once: without the doubts about its record', async () => {
    const { reports, pull, answerWith, db, later } = await bench();
    await db.poi.updateMany({ data: { archivedAt: new Date('2026-06-10T11:00:00Z') } });
    later(1);
    const elsewhere = { SUMMARY: 'Grand concert', LOCATION: 'Mairie\\, 37150 Bléré' };
    answerWith(calendarAnswer(writeCalendar({ ...concert, ...elsewhere })));
    await pull();
    expect((await reports())[0]).toMatchObject({
      read: 1,
      changed: 0,
      keptBack: [
        { reason: 'protected', count: 1, records: [{ index: 1, title: 'Grand concert' }] },
      ],
      doubtful: [],
    });
  });

  it('has a record that names no outing among those kept back, with the reason, until its event is completed', async () => {
    const { id, editor, read, reports, pull, answerWith, db } = await bench();
    const jobFair = {
      uid: 7,
      title_fr: 'Job dating de l’industrie',
      timings: [{ begin: '2026-07-01T18:00:00Z', end: '2026-07-01T20:00:00Z' }],
      location_coordinates: { lon: 0.6848, lat: 47.3941 },
    };
    const bytes = Buffer.from(JSON.stringify({ results: [jobFair] }));
    const json = { kind: 'content', contentType: 'application/json' } as const;
    answerWith({ ...json, bytes, etag: null, lastModified: null });
    const kept = [{ reason: 'job', count: 1, records: [{ index: 1 }] }];
    for (const _ of ['created', 'unchanged']) {
      await pull();
      expect((await reports())[0]).toMatchObject({
        read: 1,
        created: 0,
        unchanged: 0,
        keptBack: kept,
        doubtful: [],
      });
      expect((await read(editor, id)).outcome).toMatchObject({ created: 0, unchanged: 0 });
    }
    const poi = { sourceClass: 'kept-back:job' };
    await db.poiVersion.updateMany({ where: { poi }, data: { status: 'in-review' } });
    await pull();
    expect((await reports())[0]).toMatchObject({ unchanged: 1, keptBack: [], doubtful: [] });
  });
});
