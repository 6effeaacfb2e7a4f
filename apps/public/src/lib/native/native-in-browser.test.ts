// Specification: §4.8, §7.19, §8.7
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShare, listenToShell, locate, share } from './native.ts';

const stubBrowser = (parts: object): void => {
  const values = Object.entries(parts).map(([name, value]) => [name, { value }]);
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(values)));
};
const geolocation = (answer: { coords: object } | { code: number; message: string }) => ({
  getCurrentPosition: (found: (position: object) => void, lost: (error: object) => void) =>
    ('coords' in answer ? found : lost)(answer),
});

afterEach(() => void vi.unstubAllGlobals());

describe('locate, in a browser', () => {
  it('returns the position that the Geolocation API of the browser gives', async () => {
    stubBrowser({ geolocation: geolocation({ coords: { longitude: 0.7, latitude: 47.39 } }) });
    expect(await locate()).toEqual({ position: { lon: 0.7, lat: 47.39 }, failure: null });
  });

  it.each([
    [{ code: 1, message: 'denied' }, 'denied'],
    [{ code: 2, message: 'no signal' }, 'unavailable'],
    [{ code: 3, message: 'too late' }, 'failed'],
  ])(
    '§4 "Any failure … yields null": the error %o is reported as the failure %s',
    async (error, failure) => {
      stubBrowser({ geolocation: geolocation(error) });
      expect(await locate()).toEqual({ position: null, failure });
    },
  );

  it('reports the failure "unavailable" in a browser without the Geolocation API', async () => {
    stubBrowser({ geolocation: undefined });
    expect(await locate()).toEqual({ position: null, failure: 'unavailable' });
  });
});

describe('§7 "Device info and share (with a can-share check) come from native plugins": sharing in a browser', () => {
  const page = { title: 'Fête de la Loire', url: 'https://parages.example/evenement/fete' };

  it('opens the system share sheet with title and address, in a browser that has one', async () => {
    const shared = vi.fn(async () => undefined);
    stubBrowser({ share: shared });
    expect(await canShare()).toBe(true);
    expect(await share(page)).toBe('shared');
    expect(shared).toHaveBeenCalledWith(expect.objectContaining(page));
  });

  it('returns "unavailable" in a browser without a share sheet', async () => {
    stubBrowser({ share: undefined });
    expect(await canShare()).toBe(false);
    expect(await share(page)).toBe('unavailable');
  });

  it.each([
    ['the visitor closes it', new DOMException('closed', 'AbortError'), 'dismissed'],
    ['the browser refuses it', new DOMException('no tap', 'NotAllowedError'), 'unavailable'],
  ])('a share sheet fails because %s: %o is reported as %s', async (_, error, outcome) => {
    stubBrowser({ share: () => Promise.reject(error) });
    expect(await share(page)).toBe(outcome);
  });
});

it('listenToShell does not navigate when it runs in a browser instead of the native shell', async () => {
  const navigate = vi.fn();
  await listenToShell({
    scheme: 'parages',
    origin: 'https://parages.example',
    navigate,
    isHome: () => true,
  });
  expect(navigate).not.toHaveBeenCalled();
});
