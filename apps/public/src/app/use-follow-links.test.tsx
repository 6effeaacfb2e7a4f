// Specification: §10.4
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rememberPlace } from '../lib/search/remembered-place.ts';
import { useFollowLinks } from './use-follow-links.ts';

// Prevents the default action of links left to the browser: the test page must not navigate.
const stay = (event: Event) => event.preventDefault();
beforeAll(() => window.addEventListener('click', stay));
afterAll(() => window.removeEventListener('click', stay));

function Frame() {
  useFollowLinks();
  return <Outlet />;
}

function open(link: ReactNode, first = '/') {
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ path: '*', element: link }] }],
    { initialEntries: [first] },
  );
  const navigate = vi.spyOn(router, 'navigate');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, navigate };
}

it('useFollowLinks navigates without a page load when an element inside a link to a page of the site is clicked', () => {
  const { router } = open(
    <a href="/ville/tours?dist=5">
      <strong>Tours</strong>
    </a>,
  );
  expect(fireEvent.click(screen.getByText('Tours'))).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/ville/tours', search: '?dist=5' });
});

it.each([
  ['another site', { href: 'https://example.org/' }],
  ['an address without scheme', { href: '//example.org/' }],
  ['the API', { href: '/api/v1/pois' }],
  ['a picture', { href: '/mediafile/1' }],
  ['the choice of a language', { href: '/langue/en' }],
  ['an anchor', { href: '#carte' }],
  ['a download', { href: '/file', download: true }],
  ['another tab', { href: '/page', target: '_blank' }],
  ['a page to load whole', { href: '/page', 'data-reload': true }],
])('useFollowLinks leaves a link to the browser, without navigating: %s', (_name, attributes) => {
  const { router, navigate } = open(<a {...attributes}>lien</a>);
  fireEvent.click(screen.getByText('lien'));
  expect(navigate).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('useFollowLinks ignores a click with a modifier key or the middle button: %j', (how) => {
  const { navigate } = open(<a href="/page">lien</a>);
  fireEvent.click(screen.getByText('lien'), how);
  expect(navigate).not.toHaveBeenCalled();
});

it('useFollowLinks does not navigate when another handler has prevented the default action of a click', () => {
  const taken = vi.fn();
  const { navigate } = open(
    <a
      href="/page"
      onClick={(event) => {
        taken();
        event.preventDefault();
      }}
    >
      lien
    </a>,
  );
  fireEvent.click(screen.getByText('lien'));
  expect(taken).toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('useFollowLinks keeps the scroll position for a link with data-keep-scroll, and replaces the history entry for a link to the current address', () => {
  const { router } = open(
    <a href="/liste?pages=2" data-keep-scroll="">
      lien
    </a>,
    '/liste',
  );
  fireEvent.click(screen.getByText('lien'));
  expect(router.state).toMatchObject({ historyAction: 'PUSH', preventScrollReset: true });
  fireEvent.click(screen.getByText('lien'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  ['/#carte', '?coords=0.7,47.39', '#carte'],
  ['/?coords=2.35,48.85#carte', '?coords=2.35,48.85', '#carte'],
])(
  'decisions "Links of the site carry the position": useFollowLinks opens %s at its own coordinates, else at the remembered place, and keeps its fragment',
  async (href, search, hash) => {
    rememberPlace({ lon: 0.704, lat: 47.3948 });
    const { router } = open(<a href={href}>lien</a>, '/notre-histoire');
    fireEvent.click(screen.getByText('lien'));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/', search, hash }),
    );
  },
);

it('does not follow a link with a fragment that waits for its place once a later link is pressed', async () => {
  const { router, navigate } = open(
    <>
      <a href="/#carte">carte</a>
      <a href="/notre-histoire">histoire</a>
    </>,
    '/mentions-legales',
  );
  fireEvent.click(screen.getByText('carte'));
  fireEvent.click(screen.getByText('histoire'));
  await import('../routes/search/usual-place.ts');
  // A new task: the promises of both clicks have settled by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(navigate).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/notre-histoire');
});
