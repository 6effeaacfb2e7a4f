// Specification: §3.11, §3.13, §3.15, §7.1, §9.1
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

describe('GET /entities', () => {
  it('200: returns themes, towns, price modes and the other fixed lists with non-empty labels, publicly cacheable', async () => {
    const { get } = await startApi();
    const { status, body, headers } = await get('/entities');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('public');
    expect(body.themes.map(({ id }: { id: string }) => id)).toEqual(themes);
    expect(body.towns).toHaveLength(5);
    expect(body.limits.radius).toMatchObject({ steps: [1, 5, 10, 30, 50, 100], defaultKm: 30 });
    expect(body.priceModes).toContainEqual({ id: 'PerPerson', label: 'Par personne' });
    for (const list of [
      'options',
      'interests',
      'priceModes',
      'pricePolicies',
      'featureGroups',
      'locomotionModes',
      'tourDifficulties',
      'regionLevels',
    ]) {
      expect(body[list].length, list).toBeGreaterThan(3);
      expect(
        body[list].every(({ label }: { label: string }) => label !== ''),
        list,
      ).toBe(true);
    }
  });

  it('304 with an empty body when `If-None-Match` lists the current ETag, 200 when it lists another', async () => {
    const { get } = await startApi();
    const { headers } = await get('/entities');
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^W\//);
    for (const held of [etag, etag.slice(2), `"other", ${etag}`]) {
      const answer = await get('/entities', {}, { 'if-none-match': held });
      expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get('/entities', {}, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
