// Specification: §7.13, §8.1
import { towns } from '@parages/contracts/vocabulary/places/towns';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

it('200: GET /towns/:slug answers the slug, name and centre of each of the five towns', async () => {
  const { get } = await startApi();
  for (const { slug, name, position } of towns) {
    const { status, body } = await get(`/towns/${slug}`);
    expect([status, body]).toEqual([200, { slug, name, position }]);
  }
});

it('404 town_not_found: GET /towns/:slug refuses any other slug than those of the five towns', async () => {
  const { get } = await startApi();
  for (const slug of ['bourges', 'Tours', 'constructor']) {
    const { status, body } = await get(`/towns/${slug}`);
    expect([status, body.code], slug).toEqual([404, 'town_not_found']);
  }
});
