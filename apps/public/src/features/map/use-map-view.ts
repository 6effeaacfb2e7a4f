import { type Box, formatBox, searchedBox } from '@parages/contracts/vocabulary/search/bbox';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { type Area, cornersOf, hasMoved, type View } from './map-area.ts';

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

export function useMapView(leaflet: LeafletMap | null, area: Area) {
  const [view, setView] = useState<View | null>(null);
  const [settled, setSettled] = useState({ centre: area.centre, zoom: area.zoom });
  const searchedHere = useRef<string | null>(null);
  const isElsewhere = view !== null && hasMoved(settled, view);
  const isMovedByCode = useRef(false);
  // Equal areas keep the same text, so that a new object does not move the map.
  const asked = JSON.stringify(area);
  const searched = area.kind === 'box' ? formatBox(area.box) : null;

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
    // After a search that the visitor started on the map, the map already shows the searched
    // rectangle: keeps its view.
    const isSearchedHere = searched !== null && searchedHere.current === searched;
    searchedHere.current = null;
    if (isSearchedHere) return;
    const { kind, centre, zoom, box }: Area = JSON.parse(asked);
    const closeness = kind === 'box' ? leaflet.getBoundsZoom(cornersOf(box)) : zoom;
    leaflet.setView([centre.lat, centre.lon], closeness, { animate: false });
    setSettled({ centre, zoom: closeness });
  }, [leaflet, asked, searched]);

  /** For movements made by code, not by the visitor: they do not make `isElsewhere` true. */
  const lookAt = useCallback(
    ({ lon: x, lat: y }: LonLat, closeness: number): void => {
      if (!leaflet) return;
      isMovedByCode.current = !isElsewhere;
      leaflet.setView([y, x], closeness);
    },
    [leaflet, isElsewhere],
  );

  /** The visible rectangle; undefined without a map, or if it is the searched one. */
  const takeBox = useCallback((): Box | undefined => {
    if (!leaflet) return undefined;
    const { centre, zoom, box } = viewOf(leaflet);
    setSettled({ centre, zoom });
    const bbox = searchedBox(box);
    if (formatBox(bbox) === searched) return undefined;
    searchedHere.current = formatBox(bbox);
    return bbox;
  }, [leaflet, searched]);

  return { view, isElsewhere, lookAt, takeBox };
}
