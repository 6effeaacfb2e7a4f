// Specification: §12.9
import { describe, expect, it } from 'vitest';
import { type Cells, csvOf, importBench, wholeEvent } from '../../../../../test/import-bench.ts';
import { smallGazetteer, touraine } from '../../../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import type { AddressQuestion, Geocoder } from '../../../../gateways/geocoder/geocoder.ts';
import { importWorkRepository } from './import-work.repository.ts';

const bench = async (geocoder?: Geocoder) =>
  importBench(await startApi(), geocoder === undefined ? {} : { geocoder });
const { longitude: _1, latitude: _2, ...placeless } = wholeEvent;
const many = (count: number): Cells[] =>
  Array.from({ length: count }, (_, index) => ({
    ...wholeEvent,
    ext_id: `e${index}`,
    title: `Bal ${index}`,
  }));

describe('the mail to the account that imported', () => {
  it('is queued once when the import is done, with its outcome and a link to it', async () => {
    const { organiser, importFile, db } = await bench();
    const { editor, organisation } = await organiser();
    const done = await importFile(editor, csvOf(wholeEvent), { organisationId: organisation.id });
    expect(await db.mailOutbox.findMany()).toMatchObject([
      {
        kind: 'import-finished',
        recipient: editor.email,
        accountId: editor.id,
        data: {
          organisation: 'Comité des fêtes',
          fileName: 'agenda.csv',
          outcome: { created: 1, rejected: 0 },
          report: { refused: [], keptBack: [] },
          link: `https://pro.parages.example/org/imports/${done.id}`,
        },
      },
    ]);
  });
});

describe('an import that is interrupted, cancelled or failing', () => {
  it('when a worker stops, another one continues after the last batch and writes no event twice', async () => {
    const { staff, check, confirm, imports, db, read } = await bench();
    const as = await staff();
    const { id } = await check(as, csvOf(...many(1200)));
    await confirm(as, id);
    // The worker stops once the first batch is written.
    let written = 0;
    const stopping = setInterval(async () => {
      written = (await db.importBatch.findUniqueOrThrow({ where: { id } })).resumeLine;
    }, 5);
    await imports.doDue(() => written > 0);
    clearInterval(stopping);
    expect(await read(as, id)).toMatchObject({ status: 'running' });
    const half = await db.poi.count();
    expect([500, 1000]).toContain(half);
    await imports.doDue(() => false);
    expect(await read(as, id)).toMatchObject({
      status: 'done',
      outcome: { created: 1200 },
      progress: { processed: 1200, total: 1200 },
    });
    expect(await db.poi.count()).toBe(1200);
  });

  it('a worker whose lease expired can neither renew it nor finish the import that another worker has done', async () => {
    const { staff, check, confirm, db, clock, work, read } = await bench();
    const as = await staff();
    const { id } = await check(as, csvOf(wholeEvent));
    await confirm(as, id);
    const imports = importWorkRepository(db);
    const now = clock.now();
    const first = await imports.claim(now, new Date(now.getTime() + 30_000));
    expect(await imports.claim(now, now)).toBeUndefined();
    clock.set('2026-06-10T10:01:00Z');
    await work();
    expect((await read(as, id)).status).toBe('done');
    const claim = { importId: id, turn: first?.turn ?? 0 };
    expect(await imports.renew(claim, clock.now())).toBe(false);
    expect(await imports.lock(claim)).toBe(false);
    expect(await imports.settle(claim, { status: 'failed' }, clock.now())).toBeUndefined();
  });

  it('a cancelled import keeps the events written so far and stops', async () => {
    const { staff, check, confirm, imports, db, read, send } = await bench();
    const as = await staff();
    const { id } = await check(as, csvOf(...many(1700)));
    await confirm(as, id);
    let isAsked = false;
    const watching = setInterval(async () => {
      const { resumeLine } = await db.importBatch.findUniqueOrThrow({ where: { id } });
      if (resumeLine === 0 || isAsked) return;
      isAsked = true;
      await send('POST', `/imports/${id}/cancellation`, { as });
    }, 5);
    await imports.doDue(() => false);
    clearInterval(watching);
    const after = await read(as, id);
    expect(after).toMatchObject({ status: 'cancelled', finishedAt: expect.any(String) });
    expect(after.outcome.created).toBe(await db.poi.count());
    expect(after.outcome.created).toBeLessThan(1700);
  });

  it('an import that has been attempted five times is marked as failed', async () => {
    const { staff, check, confirm, db, work, read } = await bench();
    const as = await staff();
    const { id } = await check(as, csvOf(wholeEvent));
    await confirm(as, id);
    await db.importBatch.update({ where: { id }, data: { tries: 5 } });
    await work();
    expect(await read(as, id)).toMatchObject({ status: 'failed', failure: 'internal' });
  });

  it('a check that stopping workers released six times is finished by the next one', async () => {
    const { staff, sendFile, imports, work, read } = await bench();
    const as = await staff();
    const { body } = await sendFile(as, csvOf(wholeEvent));
    for (let stops = 0; stops < 6; stops += 1) {
      let calls = 0;
      // The worker starts to stop once it has claimed the import.
      await imports.doDue(() => {
        calls += 1;
        return calls > 1;
      });
    }
    await work();
    expect(await read(as, body.id)).toMatchObject({ status: 'ready' });
  });

  it('an import whose account is deleted fails and writes nothing', async () => {
    const { staff, check, confirm, db, work } = await bench();
    const as = await staff();
    const { id } = await check(as, csvOf(wholeEvent));
    await confirm(as, id);
    await db.importBatch.update({ where: { id }, data: { createdBy: null } });
    await work();
    expect(await db.importBatch.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'failed',
      failure: 'importer_gone',
    });
    expect(await db.poi.count()).toBe(0);
  });
});

it('an import reports the line of an event that the database refuses, and writes the others', async () => {
  const { staff, importFile, findings, db } = await bench();
  const as = await staff();
  await db.$executeRawUnsafe(
    `ALTER TABLE poi_version ADD CONSTRAINT refuses_one CHECK (label <> 'Bal 3') NOT VALID`,
  );
  try {
    const done = await importFile(as, csvOf(...many(6)));
    expect(done).toMatchObject({ status: 'done', outcome: { created: 5, rejected: 1 } });
    expect(await findings(as, done.id)).toMatchObject([
      { kind: 'line', code: 'event_refused', line: 5, extId: 'e3' },
    ]);
  } finally {
    await db.$executeRawUnsafe('ALTER TABLE poi_version DROP CONSTRAINT refuses_one');
  }
});

describe('imported events with an address but no position', () => {
  const questions: AddressQuestion[] = [];
  const geocoder = (score: number): Geocoder => ({
    find: async (question) => {
      questions.push(question);
      return [{ label: '2 Quai du Port 37000 Tours', score, position: { lon: 0.69, lat: 47.39 } }];
    },
  });

  it('are geocoded once, even when imported again, and published at the position found', async () => {
    const { staff, importFile, db } = await bench(geocoder(0.9));
    const as = await staff();
    questions.length = 0;
    const file = csvOf({ ...placeless, address: '2 quai du Port' });
    await importFile(as, file);
    expect(questions).toEqual([{ text: '2 quai du Port 37000 Tours', postalCode: '37000' }]);
    expect(await db.poiVersion.findFirstOrThrow()).toMatchObject({
      status: 'published',
      lon: 0.69,
      lat: 47.39,
    });
    expect((await importFile(as, file)).outcome).toMatchObject({ unchanged: 1 });
    expect(questions).toHaveLength(1);
  });

  it('without a sure match are at the centre of their commune, which the preview, the outcome, its findings and the mail say, also when the file is sent again', async () => {
    const { organiser, importFile, check, send, db } = await bench(geocoder(0.3));
    await smallGazetteer(db, touraine).loadIfMissing();
    const { editor, organisation } = await organiser();
    const town = { address: '1 rue du Lac', postal_code: '37150', city: 'Bléré' };
    const file = csvOf({ ...placeless, ...town });
    const to = { organisationId: organisation.id };
    const { id } = await check(editor, file, to);
    const reading = await send('GET', `/imports/${id}/reading`, { as: editor });
    expect(reading.body.events).toMatchObject([{ hasPosition: false }]);
    const doubts = [{ reason: 'address_uncertain', count: 1 }];
    for (const outcome of [{ created: 1 }, { unchanged: 1 }]) {
      const done = await importFile(editor, file, to);
      expect(done.outcome).toMatchObject({ ...outcome, doubts });
      const found = await send('GET', `/imports/${done.id}/findings`, { as: editor });
      expect(found.body.items.at(-1)).toMatchObject({
        code: 'address_uncertain',
        line: 2,
        obtained: '1 rue du Lac, 37150, Bléré',
      });
    }
    const [mail] = await db.mailOutbox.findMany({ where: { kind: 'import-finished' } });
    expect(mail?.data).toMatchObject({ report: { doubtful: doubts } });
  });

  it('stay drafts when the geocoder finds no certain match or is unreachable', async () => {
    const unreachable: Geocoder = {
      find: async () => {
        throw new Error('no answer');
      },
    };
    for (const geocoding of [geocoder(0.3), unreachable]) {
      const { staff, importFile, db } = await bench(geocoding);
      await importFile(await staff(), csvOf(placeless));
      expect(await db.poiVersion.findFirstOrThrow()).toMatchObject({ status: 'draft', lon: null });
    }
  });
});

it('an import queues each photo of an event once, also when it is imported again, and counts failed ones', async () => {
  const { staff, importFile, db, read } = await bench();
  const as = await staff();
  const event = {
    ...wholeEvent,
    photo1_url: 'https://exemple.fr/1.jpg',
    photo2_url: 'https://exemple.fr/2.jpg',
    photo2_credits: '© A',
  };
  const done = await importFile(as, csvOf(event));
  expect(done.outcome).toMatchObject({ photosQueued: 2, photosFailed: 0 });
  expect(await db.photoFetch.findMany({ orderBy: { rank: 'asc' } })).toMatchObject([
    { url: 'https://exemple.fr/1.jpg', credits: null, importId: done.id },
    { url: 'https://exemple.fr/2.jpg', credits: '© A', importId: done.id },
  ]);
  await db.photoFetch.updateMany({
    where: { rank: 1 },
    data: { status: 'failed', fault: 'unreachable', failedAt: new Date() },
  });
  expect((await read(as, done.id)).outcome).toMatchObject({ photosFailed: 1 });
  expect((await importFile(as, csvOf({ ...event, title: 'Grand bal' }))).outcome).toMatchObject({
    updated: 1,
    photosQueued: 0,
  });
});
