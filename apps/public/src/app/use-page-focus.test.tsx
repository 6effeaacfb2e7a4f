// Specification: §2.60
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { keptFocus } from '../lib/page/kept-focus.ts';
import { usePageFocus } from './use-page-focus.ts';

function Frame() {
  usePageFocus('content');
  return (
    <>
      <Link to="/event">Header</Link>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const show = () => {
  const list = (
    <>
      <h1>List</h1>
      <Link to="/event">Open</Link>
      <Link to="/?dist=5">Narrow</Link>
    </>
  );
  const routes = [
    {
      Component: Frame,
      children: [
        { path: '/', element: list },
        { path: '/event', element: <h1>Event</h1> },
        { path: '/bare', element: <p>Nothing titled</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return router;
};

it('usePageFocus leaves the focus on the document body when the first page opens', () => {
  show();
  expect(document.body).toHaveFocus();
});

it.each(['Open', 'Header'])(
  'usePageFocus focuses the title of a page opened by the link "%s"',
  async (name) => {
    show();
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Event' })).toHaveFocus());
  },
);

it('usePageFocus leaves the focus on the pressed link when only the query string changes', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Narrow' });
  await userEvent.click(link);
  expect(link).toHaveFocus();
});

it('usePageFocus leaves the focus in place when the navigation to another page passes the state `keptFocus`', async () => {
  const router = show();
  const link = screen.getByRole('link', { name: 'Header' });
  link.focus();
  await act(() => router.navigate('/event', { state: keptFocus }));
  expect(screen.getByRole('heading', { name: 'Event' })).toBeInTheDocument();
  expect(link).toHaveFocus();
});

it('usePageFocus focuses the main element of a page that has no title', async () => {
  const router = show();
  await router.navigate('/bare');
  await screen.findByText('Nothing titled');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('usePageFocus, on back navigation, focuses the link that had opened the page just left', async () => {
  const router = show();
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Event' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus());
});
