import { loadPart } from '@parages/ui/lazy-part/lazy-part';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { testSite } from '../test/render-site.tsx';
import { ErrorPage } from './error-page.tsx';
import { Providers } from './providers.tsx';

const reload = vi.fn();
const slow = { timeout: 10_000 };

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // React and the router write the errors that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Opens a page whose file does not load `failures` times. */
async function openStory(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError('Importing a module script failed.');
    return { Component: () => <h1>Notre histoire</h1> };
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Accueil</p> },
      {
        ErrorBoundary: ErrorPage,
        children: [{ path: '/notre-histoire', lazy: () => loadPart(load) }],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <Providers queryClient={createQueryClient()} site={testSite}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await act(() => router.navigate('/notre-histoire'));
  return screen.findByRole('heading', { name: 'Cette page ne s’est pas chargée' }, slow);
}

it('a page whose file did not load says so, offers a retry, and opens when the network returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await openStory(1)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Réessayer' })).toHaveAttribute(
    'href',
    '/notre-histoire',
  );
  expect(reload).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Notre histoire' }, slow)).toBeVisible();
});

it('a page whose file is gone after a deployment is reloaded, at most once a minute', async () => {
  await openStory(3);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByRole('heading', { name: 'Cette page ne s’est pas chargée' }, slow);
  expect(reload).toHaveBeenCalledOnce();
});
