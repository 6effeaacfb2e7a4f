import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import type { RateClass } from '../src/platform/rate-limits/rate-classes.domain.ts';
import { startApi } from './servers/start-api.ts';

const id = '0190a000-0000-7000-8000-000000000000';

const routes: [string, RateClass][] = [
  ['GET /api/v1/entities', 'read'],
  ['GET /api/v1/pois?lon=0.7&lat=47.4', 'search'],
  ['GET /api/v1/pois/facets', 'search'],
  ['GET /api/v1/places?text=tours', 'search'],
  ['GET /ville/tours', 'render'],
  ['GET /ville/tours.json', 'render'],
  ['GET /ville/tours.pdf', 'draw'],
  ['GET /lieu/nulle-part.pdf', 'draw'],
  [`GET /api/v1/pois/${id}/poster.pdf`, 'draw'],
  ['GET /api/v1/organisers/nul/programme.pdf', 'draw'],
  ['GET /og/parages.png', 'render'],
  ['GET /sitemap.xml', 'render'],
  [`GET /api/v1/pois/${id}/calendar.ics`, 'render'],
  [`GET /api/v1/org/pois/${id}/preview`, 'render'],
  [`GET /mediafile/${id}`, 'file'],
  ['GET /assets/a.js', 'file'],
  ['GET /api/openapi.json', 'file'],
  ['GET /api/docs/reference/static/swagger-ui.css', 'file'],
  ['GET /manifest.webmanifest', 'file'],
  ['GET /api/v1/addresses', 'outside'],
  ['GET /api/v1/org/companies/732829320', 'outside'],
  ['GET /api/v1/org/companies?q=bal', 'outside'],
  [`GET /api/v1/pois/${id}/image-search`, 'outside'],
  ['POST /api/v1/feedback', 'write'],
  [`POST /api/v1/pois/${id}/visits`, 'read'],
  [`POST /api/v1/pois/${id}/media`, 'upload'],
  [`POST /api/v1/org/pois/${id}/trace`, 'upload'],
  ['POST /api/v1/imports', 'upload'],
  ['POST /auth-api/signin', 'sign-in'],
  ['POST /auth-api/session/refresh', 'sign-in'],
  ['POST /auth-api/signout', 'write'],
  ['POST /auth-api/public/signout', 'write'],
  ['POST /api/webhooks/stripe', 'exempt'],
  ['POST /api/webhooks/postmark', 'exempt'],
  ['GET /robots.txt', 'exempt'],
];

describe('the rate limits of routes', () => {
  it('are those of the class of each listed route, as the header ratelimit-limit shows', async () => {
    const { app, request } = await startApi({ environment: { RATE_LIMITS: 'on' } });
    expect(app.hasRoute({ method: 'GET', url: '/*' })).toBe(true);
    for (const [route, rate] of routes) {
      const [method, path = ''] = route.split(' ');
      const { headers } = await (method === 'POST' ? request.post(path) : request.get(path)).set(
        'host',
        'localhost',
      );
      const expected = rate === 'exempt' ? undefined : String(rateLimits.perAddress[rate]);
      expect(headers['ratelimit-limit'], route).toBe(expected);
    }
  });

  it('do not apply when RATE_LIMITS is off', async () => {
    const { get } = await startApi();
    expect((await get('/entities')).headers['ratelimit-limit']).toBeUndefined();
  });
});

describe('RATE_LIMITS', () => {
  const read = (environment: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://app@127.0.0.1/parages', ...environment });

  it('is read as the factor 1 by default and for "on", as null for "off", else as the given factor', () => {
    const factors = [
      {},
      { RATE_LIMITS: '' },
      { RATE_LIMITS: 'on' },
      { RATE_LIMITS: 'off' },
      { RATE_LIMITS: '20' },
    ].map((environment) => read(environment).RATE_LIMITS);
    expect(factors).toEqual([1, 1, 1, null, 20]);
  });

  it.each(['0', '-1', '0.5', 'many', '100000'])(
    'refuses %s and names the valid values',
    (value) => {
      expect(() => read({ RATE_LIMITS: value })).toThrow(
        'RATE_LIMITS: on, off, or a factor from 1 to 1000',
      );
    },
  );

  it('can be off with SERVICES=sandbox, but not with SERVICES=live', () => {
    expect(() => read({ RATE_LIMITS: 'off', SERVICES: 'live' })).toThrow(/RATE_LIMITS/);
    expect(read({ RATE_LIMITS: 'off', SERVICES: 'sandbox' }).RATE_LIMITS).toBeNull();
  });
});
