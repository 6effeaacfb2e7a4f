import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSite } from './site.queries.ts';

const origin = 'https://parages.example';
const settings = {
  name: 'Sorties',
  origin: 'https://www.parages.example',
  proOrigin: 'https://pro.parages.example',
  hasAccounts: true,
};
let answer: () => Promise<Response>;

// In a browser, the plugin for preferences keeps them in the local storage.
beforeEach(() => {
  localStorage.clear();
  answer = async () => Response.json(settings);
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => void vi.unstubAllGlobals());

it('readSite returns the settings of the service, with the origin of the build and the language of the device', async () => {
  expect(await readSite(origin, 'en')).toMatchObject({
    name: 'Sorties',
    proOrigin: 'https://pro.parages.example',
    hasAccounts: true,
    origin,
    locale: 'en',
    hasSession: false,
  });
});

it('readSite returns the last settings without a network, and those of no installation before the first answer', async () => {
  answer = async () => Promise.reject(new TypeError('no network'));
  expect(await readSite(origin, 'fr')).toMatchObject({
    origin,
    proOrigin: origin,
    name: 'Parages',
  });
  answer = async () => Response.json(settings);
  await readSite(origin, 'fr');
  answer = async () => Response.json({ status: 503, code: 'database_away' }, { status: 503 });
  expect(await readSite(origin, 'fr')).toMatchObject({ origin, name: 'Sorties' });
});
