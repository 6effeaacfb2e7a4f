import { clearSession } from '@parages/session/test/browser-session';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from './lazy-page.ts';
import { PageLost } from './page-lost.tsx';

const reload = vi.fn();

beforeEach(() => {
  clearSession();
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // React and the router write the errors that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the page of imports, whose file does not load `failures` times. */
async function openImports(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return () => <h1>Imports</h1>;
  });
  const router = createMemoryRouter(
    [
      {
        element: <nav aria-label="Menu" />,
        path: '/org/home',
      },
      {
        ErrorBoundary: PageLost,
        HydrateFallback: () => null,
        children: [{ path: '/org/imports', lazy: page(load) }],
      },
    ],
    { initialEntries: ['/org/home'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/org/imports?state=done'));
  return { load, router };
}

it('a page whose file did not load says so, keeps its address, and opens on a retry', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, router } = await openImports(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Cette page ne s’est pas chargée');
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Imports' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(router.state.location.search).toBe('?state=done');
});

it('a page whose file did not load opens when the network returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openImports(1);
  await screen.findByRole('alert');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Imports' })).toBeVisible();
});

it('a page whose file is gone, with a network, is reloaded once a minute at most', async () => {
  const { router } = await openImports(3);
  await screen.findByRole('alert');
  await act(() => router.navigate('/org/imports?state=failed'));
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that throws another error says so, without a reload', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: PageLost,
      Component: () => {
        throw new Error('no such field');
      },
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Cette page a rencontré un problème');
  expect(reload).not.toHaveBeenCalled();
});
