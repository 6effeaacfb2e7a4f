import { afterEach, expect, it, vi } from 'vitest';
import { keepOffline } from './register.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState({}, '', '/');
});

async function requestsOn(page: string): Promise<Request[]> {
  const requests: Request[] = [];
  const registration = { addEventListener: () => undefined, update: async () => undefined };
  const serviceWorker = {
    controller: null,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  const add = async (request: Request) => {
    requests.push(request);
  };
  vi.stubGlobal('caches', { open: async () => ({ add }) });
  window.history.replaceState({}, '', page);
  await keepOffline(() => undefined);
  return requests;
}

async function installOn(page: string): Promise<string[]> {
  const addresses = (await requestsOn(page)).map(({ url }) => new URL(url));
  return addresses.map(({ pathname, search }) => pathname + search);
}

it('keepOffline caches the page on which the service worker is installed', async () => {
  expect(await installOn('/ville/tours?dist=5')).toContain('/ville/tours?dist=5');
});

it('keepOffline fetches each page that it caches with `redirect: "error"`, so that no redirect is cached', async () => {
  const requests = await requestsOn('/');
  expect(requests.map(({ redirect }) => redirect)).toContain('error');
  expect(requests.every(({ redirect }) => redirect === 'error')).toBe(true);
});

it.each([
  '/profile?deletionToken=abc',
  '/auth/reset-password?token=abc',
  '/favorites/shared/abc',
  '/app-redirect/google?code=abc',
])('keepOffline does not cache %s, a page of an account or with a token or code', async (page) => {
  expect(await installOn(page)).not.toContain(page);
});
