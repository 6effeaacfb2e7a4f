// Specification: §2.49, §9.13
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../test/render-site.tsx';
import './app-redirect.page.tsx'; // loaded first, so that no test's timeout includes the imports

const nothing = () => undefined;
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

afterEach(() => {
  assign.mockClear();
  vi.useRealTimers();
});

const open = async (path: string, appScheme = 'parages') => {
  renderSite(path, nothing, { appScheme });
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
};
// Waits, since the page opens the app in an effect after it has rendered.
const called = (url: string) => waitFor(() => expect(assign).toHaveBeenCalledWith(url));

it('§2 "Redirects to the mobile app at a custom-scheme callback URL carrying the provider and the query string": from /app-redirect/google', async () => {
  await open('/app-redirect/google?code=abc&state=x%20y');
  await called('parages://auth/callback/google?code=abc&state=x%20y');
});

it('/app-redirect/apple redirects to the custom scheme of the configuration', async () => {
  await open('/app-redirect/apple', 'sorties');
  await called('sorties://auth/callback/apple');
});

it('§2 "after 2 seconds a button appears to open the app manually": not after 1 s, and with the app’s URL', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await open('/app-redirect/facebook?code=abc');
  const button = () => screen.queryByRole('link', { name: 'Ouvrir l’application' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(button()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(button()).toHaveAttribute('href', 'parages://auth/callback/facebook?code=abc');
});

it.each(['twitter', 'javascript', 'google%2Fx'])(
  'decisions "provider on an allow-list, else not found": /app-redirect/%s shows the not-found page and opens no app',
  async (provider) => {
    await open(`/app-redirect/${provider}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
    expect(assign).not.toHaveBeenCalled();
  },
);
