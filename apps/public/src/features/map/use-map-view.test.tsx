import { type Box, middleOf } from '@parages/contracts/vocabulary/search/bbox';
import { act, renderHook } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import type { Area } from './map-area.ts';
import { useMapView } from './use-map-view.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const visible = { west: 0, south: 46, east: 2, north: 48 };

// The part of a Leaflet map that the hook uses.
function aMap() {
  let [lat, lng, zoom] = [0, 0, 0];
  const listeners = new Set<() => void>();
  const look = (at: [number, number], closeness: number) => {
    [[lat, lng], zoom] = [at, closeness];
    for (const listener of listeners) listener();
  };
  const bounds = {
    getWest: () => lng - 1,
    getEast: () => lng + 1,
    getSouth: () => lat - 1,
    getNorth: () => lat + 1,
  };
  const map = {
    getCenter: () => ({ lat, lng }),
    getZoom: () => zoom,
    getBounds: () => bounds,
    getContainer: () => document.body,
    setView: look,
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
    getBoundsZoom: () => 8,
    invalidateSize: () => map,
  };
  return { leaflet: map as unknown as LeafletMap, look, shown: () => ({ lon: lng, lat, zoom }) };
}

const areaAt = (place: LonLat, zoom: number, bbox: Box | null = null): Area =>
  bbox
    ? { kind: 'box', centre: middleOf(bbox), zoom, box: bbox }
    : { kind: 'circle', centre: place, zoom, box: visible, radiusKm: 30 };

function open(first = areaAt(tours, 9)) {
  const map = aMap();
  const { result, rerender } = renderHook(({ area }) => useMapView(map.leaflet, area), {
    initialProps: { area: first },
  });
  const searchHere = () => {
    let bbox: ReturnType<typeof result.current.takeBox>;
    act(() => {
      bbox = result.current.takeBox();
    });
    return bbox;
  };
  return { ...map, result, rerender: (area: Area) => rerender({ area }), searchHere };
}

it('useMapView shows the searched place at the given zoom, and follows a change of zoom', () => {
  const { shown, rerender, result } = open();
  expect(shown()).toEqual({ ...tours, zoom: 9 });
  rerender(areaAt(tours, 11));
  expect(shown()).toEqual({ ...tours, zoom: 11 });
  expect(result.current.isElsewhere).toBe(false);
});

it('useMapView keeps the view of a moved map after a search of its rectangle, and shows the place again once the rectangle is removed', () => {
  const { look, shown, rerender, result, searchHere } = open();
  act(() => look([47.6, 1.3], 10));
  expect(result.current.isElsewhere).toBe(true);
  const bbox = searchHere();
  expect(bbox).toEqual({ west: 0.3, south: 46.6, east: 2.3, north: 48.6 });
  rerender(areaAt(tours, 7, bbox ?? null));
  expect(shown()).toEqual({ lon: 1.3, lat: 47.6, zoom: 10 });
  expect(result.current.isElsewhere).toBe(false);
  rerender(areaAt(tours, 9));
  expect(shown()).toEqual({ ...tours, zoom: 9 });
  expect(result.current.isElsewhere).toBe(false);
});

it('useMapView fits a rectangle of the address into the view, without offering a search', () => {
  const { shown, result } = open(areaAt(tours, 7, visible));
  expect(shown()).toEqual({ lon: 1, lat: 47, zoom: 8 });
  expect(result.current.isElsewhere).toBe(false);
});

it('takeBox returns undefined for the rectangle that is searched already', () => {
  const { look, result, searchHere } = open(areaAt(tours, 7, visible));
  act(() => look([47, 1], 12));
  expect(result.current.isElsewhere).toBe(true);
  expect(searchHere()).toBeUndefined();
  expect(result.current.isElsewhere).toBe(false);
});

it('isElsewhere stays false when lookAt shows a cluster, and becomes true when the visitor then moves the map', () => {
  const { look, shown, result } = open();
  act(() => result.current.lookAt({ lon: 1.3, lat: 47.6 }, 11));
  expect(shown()).toEqual({ lon: 1.3, lat: 47.6, zoom: 11 });
  expect(result.current.isElsewhere).toBe(false);
  act(() => look([48.2, 1.3], 11));
  expect(result.current.isElsewhere).toBe(true);
});

it('isElsewhere stays true when the visitor moves the map before lookAt shows a cluster', () => {
  const { look, result } = open();
  act(() => look([48.2, 0.704], 9));
  act(() => result.current.lookAt({ lon: 0.704, lat: 48.3 }, 11));
  expect(result.current.isElsewhere).toBe(true);
});
