import { createApiClient } from '@parages/contracts/client';
import type { PoiCard, Suggestions } from '@parages/contracts/types';
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
import { TextSuggestions } from './text-suggestions.tsx'; // loaded first: no timeout includes it

addWords('search', { fr: searchFr, en: () => import('../search.en.ts') });

// The API is called 500 ms after the last letter.
vi.setConfig({ testTimeout: 20_000 });
const patient = { timeout: 5000 };
const tours: SearchPlace = { kind: 'town', name: 'Tours', position: { lon: 0.704, lat: 47.3948 } };

type Answers = (q: string | null) => PoiCard[];

const olympia = { slug: 'olympia-tours-37000', name: 'L’Olympia', locality: 'Tours' };
const elan = { slug: 'l-elan', name: 'L’Élan', locality: '' };

function show(path: string, items: PoiCard[] | Answers = [], hosts?: Suggestions) {
  const asked: URL[] = [];
  const hostsAsked: URL[] = [];
  const { router, queryClient } = renderPart(
    <SearchForm place={tours} part={null} onPress={vi.fn()} />,
    path,
  );
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(new Request(input).url);
    if (url.pathname.endsWith('/suggestions')) {
      hostsAsked.push(url);
      return hosts ? Response.json(hosts) : Response.json({ status: 500 }, { status: 500 });
    }
    asked.push(url);
    const found = Array.isArray(items) ? items : items(url.searchParams.get('q'));
    return Response.json({ items: found, extra: [] });
  };
  bindApi(queryClient, createApiClient({ baseUrl: 'http://localhost', fetch }));
  const addressOf = () => router.state.location.pathname + router.state.location.search;
  return { asked, hostsAsked, addressOf };
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

it('suggests venues and organisers around the place between themes and events, each with its kind and town', async () => {
  const { hostsAsked } = show('/ville/tours', [aCard({ label: 'Bal', locality: 'Tours' })], {
    venues: [olympia],
    organisers: [elan],
  });
  await userEvent.type(field(), 'thé');
  expect(await screen.findByRole('option', { name: /^Bal/ }, patient)).toBeVisible();
  expect(optionsOf()).toEqual([
    'ThéâtreThématique',
    'L’OlympiaLieu · Tours',
    'L’ÉlanOrganisateur',
    expect.stringMatching(/^Bal/),
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('4 suggestions');
  expect(Object.fromEntries(hostsAsked.at(-1)?.searchParams ?? [])).toEqual({
    lon: '0.704',
    lat: '47.3948',
    q: 'thé',
  });
});

it('leads to a venue by a press, and to an organiser by arrows and Enter', async () => {
  const hosts = { venues: [olympia], organisers: [elan] };
  const { addressOf } = show('/ville/tours', [], hosts);
  await userEvent.type(field(), 'oly');
  await userEvent.click(await screen.findByRole('option', { name: /^L’Olympia/ }, patient));
  await expect.poll(addressOf).toBe('/lieu/olympia-tours-37000');
  await userEvent.type(field(), 'ély');
  await screen.findByRole('option', { name: /^L’Élan/ }, patient);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('L’Élan');
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressOf).toBe('/organisateur/l-elan');
});

it('suggests events when the venues and organisers do not arrive', async () => {
  show('/ville/tours', [aCard({ label: 'Bal' })]);
  await userEvent.type(field(), 'bal');
  await screen.findByRole('option', { name: /^Bal/ }, patient);
  expect(optionsOf()).toHaveLength(1);
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

it('leads from a landing page to the list of a theme on the same days', async () => {
  const { addressOf } = show('/ville/tours/ce-week-end?dist=5');
  await userEvent.type(field(), 'conc');
  await userEvent.click(await screen.findByRole('option', { name: /^Concerts/ }, patient));
  await expect
    .poll(addressOf)
    .toBe('/ville/tours/category/concerts?dist=5&dates=2026-06-13_2026-06-14');
});

it('scrolls the list to the suggestion that the arrows choose', async () => {
  const scrolled: string[] = [];
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.id);
  };
  try {
    show('/ville/tours');
    await userEvent.type(field(), 'conc');
    const option = await screen.findByRole('option', { name: /^Concerts/ }, patient);
    await userEvent.keyboard('{ArrowDown}');
    expect(scrolled).toEqual([option.id]);
  } finally {
    Element.prototype.scrollIntoView = scrollIntoView;
  }
});

it('forgets a suggestion chosen by the arrows that a later answer lacks: Enter searches the text', async () => {
  const one = aCard({ id: 'a', label: 'Jazz à la cave', slugFr: 'cave' });
  const other = aCard({ id: 'b', label: 'Jazz au bar', slugFr: 'bar' });
  const { addressOf } = show('/recherche', (q) => [q === 'jazz' ? one : other]);
  await userEvent.type(field(), 'jazz');
  await screen.findByRole('option', { name: /cave/ }, patient);
  await userEvent.type(field(), ' au');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Jazz à la cave');
  await screen.findByRole('option', { name: /bar/ }, patient);
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressOf).toBe('/recherche?q=jazz+au');
});

it.each([
  [true, 'Concerts'],
  [false, undefined],
])(
  'after its file has loaded, below a field with a text and the focus: %s, it suggests %s',
  (isFocused, expected) => {
    const input = document.body.appendChild(document.createElement('input'));
    input.value = 'conce';
    if (isFocused) input.focus();
    const { unmount } = renderPart(<TextSuggestions field={input} place={tours} />);
    expect(screen.queryByRole('option')?.querySelector('strong')?.textContent).toBe(expected);
    unmount();
    input.remove();
  },
);
