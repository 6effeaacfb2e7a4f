import { expect, it } from 'vitest';
import { openPartner, payload, submission } from '../../../../test/external-pois.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const renamed = (label: string) => ({ ...payload, dates: { ...payload.dates, label } });

async function correctedByHand() {
  const api = await startApi();
  const partner = await openPartner(api);
  const { put, read, editor } = partner;
  await put(renamed('Bal'));
  const { id, version } = await read();
  const saved = await api.send('PATCH', `/org/pois/${id}/dates`, {
    as: editor,
    body: { version, ...payload.dates, label: 'Bal folk' },
  });
  expect(saved.status).toBe(200);
  return { ...partner, api, poiId: String(id) };
}

it('writes a former payload again after one that a correction by hand had anticipated', async () => {
  const { put, read, api } = await correctedByHand();
  const { version } = await read();
  expect((await put(renamed('Bal folk'))).body.outcome).toBe('unchanged');
  expect((await read()).version).toBe(version);
  expect(await api.db.poiHistory.count()).toBe(2);
  expect((await put(renamed('Bal'))).body).toMatchObject({
    outcome: 'updated',
    poi: { label: 'Bal' },
  });
});

it('a dry run does not count as a payload', async () => {
  const { put, read } = await correctedByHand();
  const query = { dryRun: 'true' };
  expect((await put(renamed('Bal folk'), { query })).body.outcome).toBe('unchanged');
  expect((await put(renamed('Bal'))).body.outcome).toBe('unchanged');
  expect((await read()).label).toBe('Bal folk');
});

it('an unchanged payload keeps the hash by which the next file compares its event', async () => {
  const { put, api, poiId } = await correctedByHand();
  await api.db.poi.update({ where: { id: poiId }, data: { sourceHash: 'of the file' } });
  expect((await put(renamed('Bal folk'))).body.outcome).toBe('unchanged');
  expect(await api.db.poi.findUniqueOrThrow({ where: { id: poiId } })).toMatchObject({
    sourceHash: 'of the file',
  });
});

it('submits a refused event for a new payload that a correction by hand had anticipated', async () => {
  const api = await startApi();
  const { put, read, submitted, decide, editor } = await openPartner(api);
  const poiId = await submitted();
  await decide(poiId, 'refusal', { reasons: ['DOUBLON'] });
  const body = { version: (await read()).version, ...payload.dates, label: 'Bal folk' };
  const saved = await api.send('PATCH', `/org/pois/${poiId}/dates`, { as: editor, body });
  expect(saved.status).toBe(200);
  expect((await put({ ...payload, submission })).body.outcome).toBe('unchanged');
  expect((await put({ ...renamed('Bal folk'), submission })).body).toMatchObject({
    outcome: 'updated',
    poi: { status: 'in-review', label: 'Bal folk' },
  });
});
