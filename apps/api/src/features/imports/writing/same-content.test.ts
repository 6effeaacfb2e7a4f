import { expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { sourceBench } from '../../../../test/source-bench.ts';
import type { SourceAnswer } from '../../../gateways/source-fetch/source-fetch.ts';

const record = {
  uid: '12',
  title_fr: 'L’été : concert !',
  location_coordinates: { lon: 0.68, lat: 47.39 },
  location_city: 'Tours',
  conditions_fr: '5 €',
  registration: [{ type: 'phone', value: '02 47 00 00 00' }],
  timings: [
    { begin: '2026-07-14T20:30:00+02:00', end: '2026-07-14T23:00:00+02:00' },
    { begin: '2026-07-21T20:30:00+02:00', end: '2026-07-21T23:00:00+02:00' },
  ],
};
const answer = (changes: object = {}): SourceAnswer => ({
  kind: 'content',
  bytes: Buffer.from(JSON.stringify([{ ...record, ...changes }])),
  contentType: 'application/json',
  etag: null,
  lastModified: null,
});

/** A followed event, published, as a former release has written it. */
async function bench() {
  const all = sourceBench(await startApi());
  const { db, answerWith, work, later, read } = all;
  answerWith(answer());
  const { id, editor } = await all.follow();
  await db.poi.updateMany({ data: { sourceHash: 'former', publishedAt: all.clock.now() } });
  const label = "L'été : concert!";
  await db.poiVersion.updateMany({ data: { status: 'published', label } });
  await db.contact.updateMany({ data: { phoneNumbers: ['0247000000'] } });
  const pull = async (changes: object = {}) => {
    answerWith(answer(changes));
    later(24 * 60);
    await work();
    const versions = await db.poiVersion.findMany({ orderBy: { number: 'asc' } });
    const { outcome } = await read(editor, id);
    return { outcome, statuses: versions.map(({ status }) => status) };
  };
  return { ...all, pull };
}

it('an import leaves a published event as it is when only the signs of its title and the spelling of its numbers differ', async () => {
  const { pull, db } = await bench();
  expect(await pull()).toMatchObject({
    outcome: { updated: 0, unchanged: 1 },
    statuses: ['published'],
  });
  expect(await db.poi.findFirst()).not.toMatchObject({ sourceHash: 'former' });
});

it.each([
  ['title', { title_fr: 'L’été : grand concert !' }],
  ['number', { registration: [{ type: 'phone', value: '02 47 00 00 01' }] }],
  ['date', { timings: record.timings.slice(0, 1) }],
  ['price', { conditions_fr: '6 €' }],
  ['organiser', { contributor_organization: 'Le Kiosque' }],
  ['place', { location_name: 'Kiosque' }],
])('an import sends an event to review when its source has another %s', async (_, changes) => {
  const { pull } = await bench();
  expect(await pull(changes)).toMatchObject({
    outcome: { updated: 1, unchanged: 0 },
    statuses: ['published', 'in-review'],
  });
});
