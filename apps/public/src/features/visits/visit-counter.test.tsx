import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VisitCounter } from './visit-counter.tsx';

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
beforeEach(() =>
  vi
    .spyOn(navigator, 'sendBeacon')
    .mockImplementation((url, body) => sendBeacon(String(url), body as Blob)),
);
afterEach(() => {
  vi.restoreAllMocks();
  sendBeacon.mockClear();
});

const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(
      async ([url, body]) => `${url} ${JSON.parse(await body.text()).kind}`,
    ),
  );

const Page = ({ id }: { id: string }) => (
  <article data-poi={id}>
    <a href="#book" rel="noopener nofollow ugc">
      Réserver {id}
    </a>
    <a href="#place">Plan</a>
  </article>
);

const start = (path: string) => {
  const routes = [
    { path: '/evenement/a', element: <Page id="a" /> },
    { path: '/ville/tours/evenement/b', element: <Page id="b" /> },
    { path: '/', element: <Link to="/ville/tours/evenement/b">Voir b</Link> },
  ];
  const Frame = () => (
    <>
      <VisitCounter />
      <Link to="/">Accueil</Link>
      <Outlet />
    </>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: Frame, children: routes }], {
        initialEntries: [path],
      })}
    />,
  );
};

it('VisitCounter counts one view for each event page opened, and none for the home page', async () => {
  const user = userEvent.setup();
  start('/evenement/a');
  await user.click(screen.getByRole('link', { name: 'Accueil' }));
  await user.click(await screen.findByRole('link', { name: 'Voir b' }));
  await screen.findByText('Réserver b');
  expect(await sent()).toEqual(['/api/v1/pois/a/visits view', '/api/v1/pois/b/visits view']);
});

it('"clicks out": VisitCounter counts a click on a link given by the organiser, not on an internal link', async () => {
  const user = userEvent.setup();
  start('/evenement/a');
  await user.click(screen.getByRole('link', { name: 'Plan' }));
  await user.click(screen.getByRole('link', { name: 'Réserver a' }));
  expect(await sent()).toEqual(['/api/v1/pois/a/visits view', '/api/v1/pois/a/visits click']);
});
