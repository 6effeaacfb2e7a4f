// Specification: §6.10, §6.16
import { expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import {
  calendarAnswer,
  concert,
  sourceBench,
  writeCalendar,
} from '../../../../test/source-bench.ts';

it('the next pull of its source leaves a merged event and the one that stays as they are, and creates none; after an undo it updates the event again', async () => {
  const { follow, work, later, answerWith, read, create, send, signIn, db } = sourceBench(
    await startApi(),
  );
  const { id, editor } = await follow();
  const moderator = await signIn({ permissions: ['poi_mod'] });
  const [pulled] = await db.poi.findMany();
  const kept = await create.poi({ label: 'Concert du kiosque' });
  const merged = await send('POST', `/moderation/pois/${pulled?.id}/merge`, {
    as: moderator,
    body: { version: pulled?.editVersion, intoPoiId: kept.id },
  });
  expect(merged.status).toBe(200);
  const labels = async () =>
    (await db.poiVersion.findMany({ orderBy: { label: 'asc' } })).map(({ label }) => label);
  answerWith(calendarAnswer(writeCalendar({ ...concert, SUMMARY: 'Grand concert' })));
  later(24 * 60);
  await work();
  expect(await read(editor, id)).toMatchObject({ outcome: { created: 0, updated: 0, skipped: 1 } });
  expect(await labels()).toEqual(['Concert au kiosque', 'Concert du kiosque']);
  const undone = await send('DELETE', `/moderation/pois/${pulled?.id}/merge`, { as: moderator });
  expect(undone.body.status).toBe('in-review');
  // An event in review is not changed by its source.
  await db.poiVersion.updateMany({
    where: { poiId: String(pulled?.id) },
    data: { status: 'draft' },
  });
  answerWith(calendarAnswer(writeCalendar({ ...concert, SUMMARY: 'Très grand concert' })));
  later(24 * 60);
  await work();
  expect(await labels()).toEqual(['Concert du kiosque', 'Très grand concert']);
});
