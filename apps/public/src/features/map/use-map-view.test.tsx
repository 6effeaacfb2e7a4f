import { act, renderHook } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import { useMapView } from './use-map-view.ts';

const tours = { lon: 0.704, lat: 47.3948 };

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
    invalidateSize: () => map,
  };
  return { leaflet: map as unknown as LeafletMap, look, shown: () => ({ lon: lng, lat, zoom }) };
}

function open() {
  const map = aMap();
  const { result, rerender } = renderHook(
    ({ place, zoom }) => useMapView(map.leaflet, place, zoom),
    {
      initialProps: { place: tours, zoom: 9 },
    },
  );
  const searchHere = () => {
    let coords: ReturnType<typeof result.current.takeCentre>;
    act(() => {
      coords = result.current.takeCentre();
    });
    return coords;
  };
  return { ...map, result, rerender, searchHere };
}

it('useMapView shows the searched place at the given zoom, and follows a change of zoom', () => {
  const { shown, rerender, result } = open();
  expect(shown()).toEqual({ ...tours, zoom: 9 });
  rerender({ place: tours, zoom: 11 });
  expect(shown()).toEqual({ ...tours, zoom: 11 });
  expect(result.current.isElsewhere).toBe(false);
});

it('useMapView keeps the view of a moved map after a search at its centre, and follows the next change of zoom', () => {
  const { look, shown, rerender, result, searchHere } = open();
  act(() => look([47.6, 1.3], 10));
  expect(result.current.isElsewhere).toBe(true);
  const coords = searchHere();
  expect(coords).toEqual({ lon: 1.3, lat: 47.6 });
  rerender({ place: { lon: 1.3, lat: 47.6 }, zoom: 9 });
  expect(shown()).toEqual({ lon: 1.3, lat: 47.6, zoom: 10 });
  expect(result.current.isElsewhere).toBe(false);
  rerender({ place: { lon: 1.3, lat: 47.6 }, zoom: 11 });
  expect(shown()).toEqual({ lon: 1.3, lat: 47.6, zoom: 11 });
});

it('isElsewhere is true after the visitor zooms in without moving the map, until takeCentre is called, which returns undefined', () => {
  const { look, result, rerender, shown, searchHere } = open();
  act(() => look([tours.lat, tours.lon], 13));
  expect(result.current.isElsewhere).toBe(true);
  expect(searchHere()).toBeUndefined();
  expect(result.current.isElsewhere).toBe(false);
  rerender({ place: tours, zoom: 11 });
  expect(shown()).toEqual({ ...tours, zoom: 11 });
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
