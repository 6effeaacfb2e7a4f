import { isSearchableBox, middleOf } from '@parages/contracts/vocabulary/search/bbox';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptFocus } from '../../lib/page/kept-focus.ts';
import { areaOf, cornersOf } from './map-area.ts';
import { MapGround } from './map-ground.tsx';
import { MapNotice } from './map-notice.tsx';
import type { MapPlace } from './map-place.ts';
import { type Cluster, zoomInto } from './marks/map-marks.ts';
import { PoiMarks, PointedMark } from './marks/poi-marks.tsx';
import { useSelection } from './marks/use-selection.ts';
import { MapSheet } from './phone/map-sheet.tsx';
import { SearchHere } from './search-here.tsx';
import classes from './stage.module.css';
import { useMapPoints } from './use-map-points.ts';
import { useMapView } from './use-map-view.ts';

export type PoisMapProps = MapPlace & {
  isListOpen?: boolean;
};

// The pressed mark is removed from the map: keyboard focus moves to the map instead of being lost.
function keepFocus(leaflet: LeafletMap): void {
  const map = leaflet.getContainer();
  if (map.contains(document.activeElement)) map.focus({ preventScroll: true });
}

/** Browser only: Leaflet needs a window. */
export function PoisMap({ placeName, hrefFor, isListOpen = false, ...search }: PoisMapProps) {
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const { view, isElsewhere, lookAt, takeBox } = useMapView(leaflet, areaOf(search));
  const isSearchable = view !== null && isSearchableBox(view.box);
  const points = useMapPoints(search, view);
  const { selected, select, release } = useSelection();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const open = useCallback(
    (cluster: Cluster) => {
      if (!leaflet) return;
      keepFocus(leaflet);
      const { position, box } = cluster;
      const middle = box ? middleOf(box) : position;
      const corners = box ? cornersOf(box) : [[position.lat, position.lon] as [number, number]];
      lookAt(middle, zoomInto(cluster, leaflet.getZoom(), leaflet.getBoundsZoom(corners)));
    },
    [leaflet, lookAt],
  );
  const searchHere = () => {
    const bbox = takeBox();
    if (leaflet) leaflet.getContainer().focus({ preventScroll: true });
    if (!bbox) return;
    // The page leaves its town, which stays the place to come back to.
    const town = pathname.startsWith('/ville/') && search.place ? { coords: search.place } : {};
    void navigate(hrefFor({ bbox, ...town }) + hash, {
      preventScrollReset: true,
      state: keptFocus,
    });
  };
  return (
    <div className={classes.stage}>
      <div className={classes.ground}>
        <MapGround search={search} placeName={placeName} mapRef={setLeaflet}>
          <PoiMarks marks={points.marks} onSelect={select} onOpen={open} />
          <PointedMark />
        </MapGround>
        <MapNotice state={points.state} onRetry={points.retry} />
      </div>
      {isElsewhere && isSearchable && <SearchHere onPress={searchHere} />}
      <MapSheet
        search={search}
        points={points}
        selected={selected}
        isOpenAtFirst={isListOpen}
        onRelease={release}
        onOpen={open}
      />
    </div>
  );
}
