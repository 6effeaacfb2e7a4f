// Specification: §2.25
import { createApiClient } from '@parages/contracts/client';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { bindApi } from '../../lib/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { testSite } from '../../test/render-site.tsx';
import type { MapSearch, View } from './map-area.ts';
import type { MapPoint } from './marks/map-marks.ts';
import { useMapPoints } from './use-map-points.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const search: MapSearch = {
  place: tours,
  filters: {
    q: '',
    options: ['free'],
    dates: null,
    maxPrice: null,
    age: null,
    partOfDay: null,
    coords: null,
    distanceKm: 30,
    bbox: null,
  },
  theme: 'concerts',
};
const view: View = { centre: tours, zoom: 9, box: { west: -1, east: 2, south: 46.5, north: 48.3 } };
const poi = (id: string, lat: number): MapPoint => ({
  id,
  slugFr: id,
  label: id,
  theme: 'concerts',
  position: { lon: 0.704, lat },
});

function renderPoints(first: MapSearch, answer: () => Response) {
  const asked: URL[] = [];
  const queryClient = createQueryClient();
  bindApi(
    queryClient,
    createApiClient({
      baseUrl: testSite.origin,
      fetch: async (input) => {
        asked.push(new URL(new Request(input).url));
        return answer();
      },
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers queryClient={queryClient} site={testSite}>
      {children}
    </Providers>
  );
  return { asked, ...renderHook(() => useMapPoints(first, view), { wrapper }) };
}

it('useMapPoints sends the place with its radius, theme, options and zoom in one request, and returns the visible points, nearest first', async () => {
  const points = [poi('far', 47.6), poi('outside', 48.4), poi('near', 47.4)];
  const { asked, result } = renderPoints(search, () => Response.json({ clusters: [], points }));
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.state).toBe('shown'));
  expect(result.current.pois.map(({ id }) => id)).toEqual(['near', 'far']);
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    lon: '0.704',
    lat: '47.3948',
    distanceKm: '30',
    theme: 'concerts',
    options: 'free',
    zoom: '9',
  });
});

it('useMapPoints returns the events that the page already has, without a request', () => {
  const { asked, result } = renderPoints({ ...search, only: [poi('sponsored', 47.4)] }, () =>
    Response.json({}),
  );
  expect(result.current.pois.map(({ id }) => id)).toEqual(['sponsored']);
  expect(result.current.state).toBe('shown');
  expect(asked).toHaveLength(0);
});

it('useMapPoints reports `empty` for an answer without events and `failed` for a refused request', async () => {
  const empty = renderPoints(search, () => Response.json({ clusters: [], points: [] }));
  await waitFor(() => expect(empty.result.current.state).toBe('empty'));
  const refused = renderPoints(search, () =>
    Response.json({ code: 'request_invalid' }, { status: 400 }),
  );
  await waitFor(() => expect(refused.result.current.state).toBe('failed'));
});
