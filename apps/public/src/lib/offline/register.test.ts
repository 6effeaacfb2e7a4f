import { afterEach, expect, it, vi } from 'vitest';
import { keepOffline } from './register.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState({}, '', '/');
});

async function installOn(page: string): Promise<string[]> {
  const cached: string[] = [];
  const registration = { addEventListener: () => undefined, update: async () => undefined };
  const serviceWorker = {
    controller: null,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  const add = async (address: string) => {
    const { pathname, search } = new URL(address);
    cached.push(pathname + search);
  };
  vi.stubGlobal('caches', { open: async () => ({ add }) });
  window.history.replaceState({}, '', page);
  await keepOffline(() => undefined);
  return cached;
}

it('caches the page on which the service worker is installed', async () => {
  expect(await installOn('/ville/tours?dist=5')).toContain('/ville/tours?dist=5');
});

it.each([
  '/profile?deletionToken=abc',
  '/auth/reset-password?token=abc',
  '/favorites/shared/abc',
  '/app-redirect/google?code=abc',
])('does not cache %s, of an account or opened by a token or a code', async (page) => {
  expect(await installOn(page)).not.toContain(page);
});
