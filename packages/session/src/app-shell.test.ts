// Specification: §1.13, §7.28
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterAppShell, serviceOrigin, serviceUrl } from './app-shell.ts';
import { leaveForProvider } from './leave-for-provider.ts';
import { loadAccountService } from './load-account-service.ts';

const service = 'https://parages.example';
const opened: string[] = [];
const renewals: (RequestCredentials | undefined)[] = [];
const asked: { url: URL; headers: Headers; credentials: RequestCredentials }[] = [];

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  asked.push({ url, headers: request.headers, credentials: init?.credentials ?? 'same-origin' });
  if (url.pathname.endsWith('/session/refresh')) renewals.push(init?.credentials);
  return url.pathname.endsWith('/session/refresh')
    ? Response.json({}, { status: 401 })
    : Response.json({
        status: 'OK',
        urlWithQueryParams: 'https://provider.example/authorize?client_id=x',
      });
});

let openInBrowser: (url: string) => Promise<'closed' | 'returned'>;
beforeEach(() => {
  opened.length = 0;
  asked.length = 0;
  openInBrowser = async (url) => {
    opened.push(url);
    return 'returned';
  };
  enterAppShell({
    origin: service,
    clientType: 'ios',
    device: 'iPhone 17, ios 26, 1.0',
    openInBrowser: (url) => openInBrowser(url),
  });
});
afterEach(() => enterAppShell(undefined));

it('serviceUrl and serviceOrigin lead to the service in the application, and to the origin of the page on the site', () => {
  expect([serviceOrigin(), serviceUrl('/mediafile/a')]).toEqual([
    service,
    `${service}/mediafile/a`,
  ]);
  enterAppShell(undefined);
  expect([serviceOrigin(), serviceUrl('/mediafile/a')]).toEqual([
    window.location.origin,
    '/mediafile/a',
  ]);
});

it('leaveForProvider opens the page of the provider in the browser of the system, which returns to /app-redirect, with the client type of the device', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  await leaveForProvider('Parages', '/auth')('google');
  expect(opened).toEqual([expect.stringMatching(/^https:\/\/provider\.example\/authorize/)]);
  expect(leave).not.toHaveBeenCalled();
  const call = asked.find(({ url }) => url.pathname === '/auth-api/authorisationurl');
  expect(call?.url.origin).toBe(service);
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
    clientType: 'ios',
    thirdPartyId: 'google',
    redirectURIOnProviderDashboard: `${service}/app-redirect/google`,
  });
});

it('Apple answers to the service, which redirects to /app-redirect', async () => {
  await leaveForProvider('Parages', '/auth')('apple');
  const call = asked.find(({ url }) => url.pathname === '/auth-api/authorisationurl');
  expect(call?.url.searchParams.get('redirectURIOnProviderDashboard')).toBe(
    `${service}/auth-api/callback/apple`,
  );
  const state = new URL(opened[0] ?? '').searchParams.get('state') ?? '';
  expect(JSON.parse(atob(state))).toMatchObject({
    frontendRedirectURI: `${service}/app-redirect/apple`,
  });
});

it('leaveForProvider answers `done` once a link returns, `cancelled` once the visitor closes the browser, and `failed` when none opens', async () => {
  const leave = leaveForProvider('Parages', '/auth');
  expect(await leave('google')).toMatchObject({ kind: 'done' });
  openInBrowser = async () => 'closed';
  expect(await leave('google')).toEqual({ kind: 'refused', reason: 'cancelled' });
  openInBrowser = () => Promise.reject(new Error('no browser'));
  expect(await leave('google')).toEqual({ kind: 'refused', reason: 'failed' });
});

it('the session library asks for tokens in headers and sends no credentials to the service, also when it renews a session', async () => {
  const account = await loadAccountService('Parages');
  await account.signIn('a@b.fr', 'une phrase longue');
  const call = asked.find(({ url }) => url.pathname === '/auth-api/signin');
  expect(call?.headers.get('st-auth-mode')).toBe('header');
  expect(call?.credentials).toBe('omit');
  // The library tries to renew a session once, at its first call.
  expect(renewals).toEqual(['omit']);
});
