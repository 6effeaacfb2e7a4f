import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { CompactSearch } from './compact-search.tsx';

function show(href: string) {
  const { router } = renderPart(<CompactSearch href={href} />, '/evenement/fete');
  return () => router.state.location.pathname + router.state.location.search;
}

it.each([
  ['/recherche', 'jazz', '/recherche?q=jazz'],
  [
    '/recherche?coords=0.7,47.39',
    ' café & thé ',
    '/recherche?coords=0.7,47.39&q=caf%C3%A9+%26+th%C3%A9',
  ],
  ['/ville/tours/recherche', '', '/ville/tours/recherche'],
])(
  'issue "one search bar": from %s, Enter after "%s" leads to %s',
  async (href, text, expected) => {
    const address = show(href);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Quoi' }), `${text}{Enter}`);
    await expect.poll(address).toBe(expected);
  },
);

it('links to the place and to the dates of the search, and sends the place without scripts', () => {
  show('/recherche?coords=0.7,47.39');
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Où/)).toBe('/recherche?coords=0.7,47.39#ou');
  expect(href(/^Quand/)).toBe('/recherche?coords=0.7,47.39#quand');
  const form = screen.getByRole('searchbox').closest('form');
  expect(form).toHaveAttribute('action', '/recherche');
  expect(form).toHaveFormValues({ coords: '0.7,47.39', q: '' });
});
