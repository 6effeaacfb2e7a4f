import { expect, it } from 'vitest';
import { openEditor, steps } from '../../../test/editor.ts';
import { startApi } from '../../../test/servers/start-api.ts';

it('a date of the year zero gets 400 in the dates of an event, the statistics query and the event search', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const period = { startDate: '0000-01-01', endDate: '2026-07-14', startTime: null, endTime: null };
  expect((await steps(api, poiId).save(editor, 'dates', { periods: [period] })).status).toBe(400);
  for (const path of [
    `/org/pois/${poiId}/statistics?from=0000-01-01`,
    '/pois?lon=0.68&lat=47.39&dates=0000-01-01',
  ])
    expect([path, (await api.send('GET', path, { as: editor })).status]).toEqual([path, 400]);
});
