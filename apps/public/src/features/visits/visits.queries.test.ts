import { enterAppShell } from '@parages/session/app-shell';
import { afterEach, expect, it, vi } from 'vitest';
import { countVisit } from './visits.queries.ts';

afterEach(() => {
  enterAppShell(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('countVisit sends no beacon in the mobile application, whose service allows no cookie, but a request without credentials', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  enterAppShell({
    origin: 'https://parages.example',
    clientType: 'ios',
    device: 'iPhone 17, ios 26, 1.0',
    openInBrowser: async () => 'closed',
  });
  countVisit('0199', 'view');
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe('https://parages.example/api/v1/pois/0199/visits');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(init?.credentials).toBeUndefined();
  expect(beacon).not.toHaveBeenCalled();
});
