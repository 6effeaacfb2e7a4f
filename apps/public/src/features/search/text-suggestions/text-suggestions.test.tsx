import { createApiClient } from '@parages/contracts/client';
import type { PoiCard } from '@parages/contracts/types';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bindApi } from '../../../lib/api.ts';
import { addWords } from '../../../lib/i18n/i18n.ts';
import type { SearchPlace } from '../../../lib/search/search-place.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { aCard } from '../../../test/render-site.tsx';
import { searchFr } from '../search.fr.ts';
import { SearchForm } from '../search-form.tsx';
import './text-suggestions.tsx'; // loaded first: no test's timeout includes it

addWords('search', { fr: searchFr, en: () => import('../search.en.ts') });

// The API is called 500 ms after the last letter.
vi.setConfig({ testTimeout: 20_000 });
const patient = { timeout: 5000 };
const tours: SearchPlace = { kind: 'town', name: 'Tours', position: { lon: 0.704, lat: 47.3948 } };

function show(path: string, items: PoiCard[] = []) {
  const asked: URL[] = [];
  const { router, queryClient } = renderPart(
    <SearchForm place={tours} part={null} onPress={vi.fn()} />,
    path,
  );
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(new URL(new Request(input).url));
    return Response.json({ items, extra: [] });
  };
  bindApi(queryClient, createApiClient({ baseUrl: 'http://localhost', fetch }));
  const addressOf = () => router.state.location.pathname + router.state.location.search;
  return { asked, addressOf };
}
const field = () => screen.getByLabelText('Quoi');
const optionsOf = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('suggests themes whose name begins with the text, then the next events around the place that have it', async () => {
  const { asked } = show('/ville/tours/category/musees?dist=5', [
    aCard({ label: 'Concert de jazz', startDate: '2026-06-13', poiTime: null }),
  ]);
  await userEvent.type(field(), 'con');
  expect(await screen.findByRole('option', { name: /Concert de jazz/ }, patient)).toBeVisible();
  expect(optionsOf()).toEqual([
    'ConcertsThématique',
    'ConférencesThématique',
    expect.stringMatching(/^Concert de jazz.*13.juin · Tours$/),
  ]);
  expect(field()).toHaveAttribute('role', 'combobox');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    lon: '0.704',
    lat: '47.3948',
    distanceKm: '5',
    q: 'con',
    sort: 'date',
    pageSize: '6',
    offset: '0',
    withTotal: 'false',
  });
});

it('suggests nothing for one letter', async () => {
  show('/ville/tours');
  await userEvent.type(field(), 'ci');
  await screen.findByRole('option', { name: /^Cinéma/ }, patient);
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('leads to the list of a theme, in the same town with the same filters, by arrow and Enter', async () => {
  const { addressOf } = show('/ville/tours?dist=5');
  await userEvent.type(field(), 'conc');
  await screen.findByRole('option', { name: /^Concerts/ }, patient);
  await userEvent.keyboard('{ArrowDown}');
  const option = screen.getByRole('option', { name: /^Concerts/, selected: true });
  expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressOf).toBe('/ville/tours/category/concerts?dist=5');
  expect(field()).toHaveValue('');
});

it('leads to an event by a press', async () => {
  const { addressOf } = show('/recherche', [aCard({ label: 'Jazz à la cave', slugFr: 'jazz' })]);
  await userEvent.type(field(), 'jazz');
  await userEvent.click(await screen.findByRole('option', { name: /Jazz à la cave/ }, patient));
  await expect.poll(addressOf).toBe('/evenement/jazz');
});

it('searches the text with Enter when no suggestion is chosen, and closes the list with Escape', async () => {
  const { addressOf } = show('/recherche');
  await userEvent.type(field(), 'conc');
  await screen.findByRole('option', { name: /^Concerts/ }, patient);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveValue('conc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressOf).toBe('/recherche?q=conc');
  expect(field()).not.toHaveAttribute('role');
});
