import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { hasMoved, toCoords, type View } from './map-area.ts';

const isSamePlace = (one: LonLat | null, other: LonLat): boolean =>
  one?.lon === other.lon && one.lat === other.lat;

function viewOf(leaflet: LeafletMap): View {
  const { lat, lng } = leaflet.getCenter();
  const bounds = leaflet.getBounds();
  const box = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
  return { centre: { lon: lng, lat }, zoom: leaflet.getZoom(), box };
}

export function useMapView(leaflet: LeafletMap | null, place: LonLat, zoom: number) {
  const { lon, lat } = place;
  const [view, setView] = useState<View | null>(null);
  const [settled, setSettled] = useState({ centre: place, zoom });
  const searchedHere = useRef<LonLat | null>(null);
  const isElsewhere = view !== null && hasMoved(settled, view);
  const isMovedByCode = useRef(false);

  useEffect(() => {
    if (!leaflet) return;
    const read = () => {
      const seen = viewOf(leaflet);
      setView(seen);
      if (isMovedByCode.current) setSettled({ centre: seen.centre, zoom: seen.zoom });
      isMovedByCode.current = false;
    };
    read();
    leaflet.on('moveend', read);
    const resize = new ResizeObserver(() => leaflet.invalidateSize({ animate: false }));
    resize.observe(leaflet.getContainer());
    return () => {
      leaflet.off('moveend', read);
      resize.disconnect();
    };
  }, [leaflet]);

  useEffect(() => {
    if (!leaflet) return;
    // After a search that the visitor started on the map, the map already shows the searched place:
    // keeps its view.
    const isSearchedHere = isSamePlace(searchedHere.current, { lon, lat });
    searchedHere.current = null;
    if (isSearchedHere) return;
    leaflet.setView([lat, lon], zoom, { animate: false });
    setSettled({ centre: { lon, lat }, zoom });
  }, [leaflet, lon, lat, zoom]);

  /** For movements made by code, not by the visitor: they do not make `isElsewhere` true. */
  const lookAt = useCallback(
    ({ lon: x, lat: y }: LonLat, closeness: number): void => {
      if (!leaflet) return;
      isMovedByCode.current = !isElsewhere;
      leaflet.setView([y, x], closeness);
    },
    [leaflet, isElsewhere],
  );

  /** Undefined without a map, or if the centre of the view is already the searched place. */
  const takeCentre = useCallback((): LonLat | undefined => {
    if (!leaflet) return undefined;
    const { centre, zoom: seen } = viewOf(leaflet);
    setSettled({ centre, zoom: seen });
    const coords = toCoords(centre);
    if (isSamePlace(coords, { lon, lat })) return undefined;
    searchedHere.current = coords;
    return coords;
  }, [leaflet, lon, lat]);

  return { view, isElsewhere, lookAt, takeCentre };
}
