import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const unknownId = '01a1feab-f7d6-70bf-ae0d-71d19c203439';

it.each([
  ['posters', `/api/v1/pois/${unknownId}/poster.pdf`],
  ['programmes', '/api/v1/organisers/nul/programme.pdf'],
])('429: an address gets thirty %s a minute', async (_name, path) => {
  const { request } = await startApi({ environment: { RATE_LIMITS: 'on' } });
  const read = () => request.get(path).set('host', 'localhost:3000');
  for (let count = 0; count < rateLimits.perAddress.draw; count += 1)
    expect((await read()).status).toBe(404);
  const { status, body, headers } = await read();
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
