import { expect, it } from 'vitest';
import { startApi } from '../../../../../test/servers/start-api.ts';
import {
  agendaUrl,
  calendarAnswer,
  concert,
  sourceBench,
  writeCalendar,
} from '../../../../../test/source-bench.ts';

const dayLater = 24 * 60;
const ball = { ...concert, UID: 'bal', SUMMARY: 'Bal' };
const { DTEND: _, ...withoutEnd } = concert;
const over = { ...withoutEnd, UID: 'passe', SUMMARY: 'Passé', DTSTART: '20260611T180000Z' };

async function bench() {
  const all = sourceBench(await startApi());
  all.answerWith(calendarAnswer(writeCalendar(concert, ball, over)));
  const followed = await all.follow();
  const pull = async (...events: (typeof concert)[]): Promise<void> => {
    all.answerWith(calendarAnswer(writeCalendar(...events)));
    all.later(dayLater);
    await all.work();
  };
  const missing = async (): Promise<string[]> =>
    (await all.read(followed.editor, followed.id)).missing.map(
      ({ title }: { title: string }) => title,
    );
  return { ...all, ...followed, pull, missing };
}

it('an event to come that a source no longer gives is proposed, and stays as it is; one that is over is not', async () => {
  const { pull, missing, db, clock } = await bench();
  expect(await missing()).toEqual([]);
  clock.set('2026-06-12T10:00:00Z');
  await pull(concert);
  expect(await missing()).toEqual(['Bal']);
  const poi = await db.poi.findFirstOrThrow({ where: { extId: 'agenda:bal' } });
  expect(poi).toMatchObject({ archivedAt: null, liveState: 'scheduled' });
});

it('an event that a source gives again, that is cancelled or that is archived is proposed no more', async () => {
  const { pull, missing, db } = await bench();
  await pull(concert);
  await pull(concert, ball);
  expect(await missing()).not.toContain('Bal');
  await pull(concert);
  await db.poi.updateMany({ where: { extId: 'agenda:bal' }, data: { liveState: 'cancelled' } });
  expect(await missing()).not.toContain('Bal');
});

it('an event that another address of the organisation gives is not proposed', async () => {
  const { missing, attach, act, work, later, answerWith, editor, organisationId } = await bench();
  answerWith(async ({ address }) =>
    calendarAnswer(address === agendaUrl ? writeCalendar(concert) : writeCalendar(concert, ball)),
  );
  const moved = (await attach(editor, organisationId, 'https://autre.example/')).body;
  await work();
  await act(editor, moved.id, 'following');
  later(1);
  await work();
  later(dayLater);
  expect(await work()).toBe(2);
  expect(await missing()).not.toContain('Bal');
});

it.each([
  ['private', 'CLASS', 'PRIVATE'],
  ['elsewhere', 'GEO', '40.7;-74'],
])(
  'an event that a source still gives, left out as %s, is not proposed',
  async (_, name, value) => {
    const { pull, missing } = await bench();
    await pull(concert, { ...ball, [name]: value });
    expect(await missing()).not.toContain('Bal');
    await pull(concert);
    expect(await missing()).toContain('Bal');
  },
);

it('a member keeps the missing events, which are then proposed no more', async () => {
  const { pull, missing, send, editor, id } = await bench();
  await pull(concert);
  expect(await missing()).toContain('Bal');
  const kept = await send('DELETE', `/org/sources/${id}/missing`, { as: editor });
  expect([kept.status, kept.body.missing]).toEqual([200, []]);
  await pull(concert);
  expect(await missing()).toEqual([]);
});

it('a record whose event is over at its source is proposed no more', async () => {
  const { pull, missing, db, clock } = await bench();
  await pull(concert);
  const where = { extId: 'agenda:bal' };
  const endsOn = async (days: number) => {
    const day = new Date(clock.now().getTime() + days * 86_400_000);
    await db.followedRecord.updateMany({ where, data: { endsOn: day } });
    return missing();
  };
  expect(await endsOn(0)).toContain('Bal');
  expect(await endsOn(-1)).not.toContain('Bal');
});

it('a record that a source no longer gives is deleted once its event is over, or after ninety days; one that it gives stays', async () => {
  const { pull, forgetMissing, db, later } = await bench();
  const left = async () => {
    const count = await forgetMissing();
    const records = await db.followedRecord.findMany({ orderBy: { extId: 'asc' } });
    return [count, ...records.map(({ extId }) => extId)];
  };
  await pull(concert);
  expect(await left()).toEqual([0, 'agenda:bal', 'agenda:concert', 'agenda:passe']);
  const past = new Date('2026-01-01');
  const where = { extId: { in: ['agenda:passe', 'agenda:concert'] } };
  await db.followedRecord.updateMany({ where, data: { endsOn: past } });
  expect(await left()).toEqual([1, 'agenda:bal', 'agenda:concert']);
  later(89 * dayLater);
  expect(await left()).toEqual([0, 'agenda:bal', 'agenda:concert']);
  later(2 * dayLater);
  expect(await left()).toEqual([1, 'agenda:concert']);
});
