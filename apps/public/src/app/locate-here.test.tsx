// Specification: §2.43
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubGeolocation } from '../test/geolocation.ts';
import { facetsOf, renderSite } from '../test/render-site.tsx';
import '../routes/list/category.page.tsx'; // loaded first: no test's timeout includes it
import '../routes/list/landing.page.tsx';
import '../routes/list/search.page.tsx';

const patient = { timeout: 10_000 };

it.each([
  ['/ville/tours/category/concerts/ce-week-end', '/category/concerts?dates=2026-06-13_2026-06-14'],
  ['/ville/tours/category/concerts?opts=free&pages=2', '/category/concerts?opts=free'],
  ['/ville/tours/recherche?q=jazz&dist=5', '/recherche?q=jazz&dist=5'],
  ['/notre-histoire', '/'],
])(
  '§2 "a use-my-location button": pressed in the menu on %s, it is there as soon as the menu is, leads to %s and closes the menu',
  async (path, expected) => {
    stubGeolocation({ lon: 0.24, lat: 47.16 });
    const { router } = renderSite(path, ({ pathname }) => {
      if (pathname.endsWith('/places/reverse'))
        return {
          id: 'chinon',
          name: 'Chinon',
          fullName: 'Chinon (37)',
          position: { lon: 0.24, lat: 47.16 },
        };
      if (pathname.endsWith('/facets')) return facetsOf(0);
      if (pathname.endsWith('/home')) return { promoted: [], carousels: [] };
      return { items: [], extra: [], total: 0 };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }, patient));
    const dialog = await screen.findByRole('dialog', undefined, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Utiliser ma position' }));
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search, patient)
      .toBe(expected);
    expect(dialog).not.toBeInTheDocument();
  },
);
