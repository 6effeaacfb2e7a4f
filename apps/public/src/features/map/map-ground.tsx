import { TownName } from '@parages/ui/map/town-name';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode, Ref } from 'react';
import { Circle } from 'react-leaflet';
import { BaseMap } from './base-map.tsx';
import { type MapSearch, searchedKm, zoomOf } from './map-area.ts';
import classes from './stage.module.css';

export type MapGroundProps = {
  search: MapSearch;
  placeName: string | null;
  mapRef: Ref<LeafletMap>;
  children: ReactNode;
};

const metresPerKm = 1000;

export function MapGround({
  search: { place, filters },
  placeName,
  mapRef,
  children,
}: MapGroundProps) {
  const centre: [number, number] = [place.lat, place.lon];
  return (
    <BaseMap
      mapRef={mapRef}
      centre={centre}
      zoom={zoomOf(filters.distanceKm)}
      placeName={placeName}
    >
      <Circle
        center={centre}
        radius={searchedKm(filters.distanceKm) * metresPerKm}
        className={classes.radius ?? ''}
        interactive={false}
      />
      {placeName && <TownName name={placeName} size="place" at={centre} />}
      {children}
    </BaseMap>
  );
}
