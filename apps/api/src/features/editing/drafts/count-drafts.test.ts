import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openPartner, payload } from '../../../../test/external-pois.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { draftsRepository } from './drafts.repository.ts';

it('counts the drafts that programs created, under `import` too, and not those of files, before and after a program has changed them', async () => {
  const api = await startApi();
  const { put, organisation } = await openPartner(api);
  const count = () => draftsRepository(api.db).countDrafts(organisation.id, 500);
  const ofFile = String((await put(payload, { extId: 'file', source: 'import' })).body.poi.id);
  expect(await count()).toBe(1);
  // As a file writes it.
  await api.db.poi.update({ where: { id: ofFile }, data: { sourceHash: 'of the file' } });
  await api.db.poiHistory.deleteMany({ where: { poiId: ofFile } });
  await api.db.poiHistory.create({
    data: {
      id: uuidv7(),
      poiId: ofFile,
      happenedAt: api.clock.now(),
      actorKind: 'import',
      action: 'created',
    },
  });
  expect(await count()).toBe(0);
  const renamed = { ...payload, dates: { ...payload.dates, label: 'Bal folk' } };
  expect((await put(renamed, { extId: 'file', source: 'import' })).body.outcome).toBe('updated');
  expect(await count()).toBe(0);
  await put(payload, { source: 'import' });
  await put(payload, { source: 'agenda' });
  expect(await count()).toBe(2);
});

it('counts neither an event in review nor an archived one, and stops at the number asked for', async () => {
  const api = await startApi();
  const { put, submitted, organisation } = await openPartner(api);
  const count = (most = 500) => draftsRepository(api.db).countDrafts(organisation.id, most);
  await submitted();
  expect(await count()).toBe(0);
  const poiId = String((await put(payload, { extId: '1' })).body.poi.id);
  await put(payload, { extId: '2' });
  expect([await count(), await count(1)]).toEqual([2, 1]);
  await api.db.poi.update({ where: { id: poiId }, data: { archivedAt: api.clock.now() } });
  expect(await count()).toBe(1);
});
