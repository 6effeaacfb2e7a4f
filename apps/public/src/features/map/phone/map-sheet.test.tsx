// Specification: §2.25
import { createApiClient } from '@parages/contracts/client';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { bindApi } from '../../../lib/api.ts';
import { addWords } from '../../../lib/i18n/i18n.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { aCard, testSite } from '../../../test/render-site.tsx';
import { mapFr } from '../map.fr.ts';
import type { Cluster, MapPoint } from '../marks/map-marks.ts';
import { MapSheet, type MapSheetProps } from './map-sheet.tsx';

beforeAll(() => addWords('map', { fr: mapFr, en: () => import('../map.en.ts') }));

const tours = { lon: 0.704, lat: 47.3948 };
const poi = (n: number): MapPoint => ({
  id: `id-${n}`,
  slugFr: `sortie-${n}`,
  label: `Sortie ${n}`,
  theme: 'concerts',
  position: tours,
});
const search = {
  place: tours,
  filters: {
    q: '',
    options: [],
    dates: null,
    maxPrice: null,
    age: null,
    partOfDay: null,
    coords: null,
    distanceKm: 30,
    bbox: null,
  },
};
const pointsOf = (pois: MapPoint[], clusters: Cluster[] = []): MapSheetProps['points'] => ({
  state: 'shown',
  marks: [],
  pois,
  clusters,
  retry: () => undefined,
});

function renderSheet(change: Partial<MapSheetProps>) {
  const asked: URL[] = [];
  const queryClient = createQueryClient();
  const answer: typeof fetch = async (input) => {
    const url = new URL(new Request(input).url);
    asked.push(url);
    const ids = url.searchParams.get('ids')?.split(',') ?? [];
    return Response.json({
      items: ids.map((id) => aCard({ id, locality: 'Tours', distance: 4200 })),
    });
  };
  bindApi(queryClient, createApiClient({ baseUrl: testSite.origin, fetch: answer }));
  const props = {
    search,
    selected: null,
    onRelease: vi.fn(),
    onOpen: vi.fn(),
    isOpenAtFirst: false,
    points: pointsOf([]),
    ...change,
  };
  const tree = (more: Partial<MapSheetProps> = {}) => (
    <Providers queryClient={queryClient} site={testSite}>
      <MemoryRouter>
        <MapSheet {...props} {...more} />
      </MemoryRouter>
    </Providers>
  );
  const { rerender } = render(tree());
  return { asked, props, update: (more: Partial<MapSheetProps>) => rerender(tree(more)) };
}

it('issue 3, point 5 "keyboard twin": the map’s event list requests nothing until it is opened, then shows the events of the map as links, ten at a time', async () => {
  const { asked } = renderSheet({ points: pointsOf(Array.from({ length: 12 }, (_, n) => poi(n))) });
  const unfold = screen.getByRole('button', { name: '12 événements sur la carte' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(asked).toHaveLength(0);
  await userEvent.click(unfold);
  const list = within(screen.getByRole('region', { name: 'Ce que montre la carte' }));
  expect(list.getAllByRole('link')).toHaveLength(10);
  expect(list.getByRole('link', { name: 'Sortie 0' })).toHaveAttribute(
    'href',
    '/evenement/sortie-0',
  );
  expect(await list.findAllByText('Tours · 4 km')).toHaveLength(10);
  await userEvent.click(list.getByRole('button', { name: 'Afficher les suivants' }));
  expect(list.getAllByRole('link')).toHaveLength(12);
});

it('the map’s event list shows server clusters as buttons with count, distance and direction; pressing one calls `onOpen` and focuses the toggle', async () => {
  const cluster: Cluster = {
    kind: 'cluster',
    key: 'c',
    position: { lon: 0.2047, lat: 48.0004 },
    count: 1234,
    box: undefined,
  };
  const { props } = renderSheet({ isOpenAtFirst: true, points: pointsOf([], [cluster]) });
  await userEvent.click(
    screen.getByRole('button', { name: /^1\s234 événements\s?à 77\s+km au nord-ouest$/ }),
  );
  expect(props.onOpen).toHaveBeenCalledWith(cluster);
  expect(screen.getByRole('button', { name: /sur la carte$/ })).toHaveFocus();
});

it('issue 3, point 5 "same point": the map’s event list shows only the selected events, focuses the first, and calls `onRelease` on Escape', async () => {
  const { props, update } = renderSheet({ points: pointsOf([poi(1), poi(2), poi(3)]) });
  update({ selected: [poi(1), poi(2)] });
  expect(screen.getByRole('heading', { name: '2 événements au même endroit' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Sortie 1' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(props.onRelease).toHaveBeenCalledOnce();
});

it('the button of the map’s event list says that there are no events when the map shows none', () => {
  renderSheet({});
  expect(screen.getByRole('button', { name: 'Aucun événement sur la carte' })).toBeInTheDocument();
});
