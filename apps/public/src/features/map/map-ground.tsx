import { TownName } from '@parages/ui/map/town-name';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode, Ref } from 'react';
import { Circle, Rectangle } from 'react-leaflet';
import { BaseMap } from './base-map.tsx';
import { areaOf, cornersOf, type MapSearch } from './map-area.ts';
import classes from './stage.module.css';

export type MapGroundProps = {
  search: MapSearch;
  placeName: string | null;
  mapRef: Ref<LeafletMap>;
  children: ReactNode;
};

const metresPerKm = 1000;

export function MapGround({ search, placeName, mapRef, children }: MapGroundProps) {
  const area = areaOf(search);
  const centre: [number, number] = [area.centre.lat, area.centre.lon];
  return (
    <BaseMap mapRef={mapRef} centre={centre} zoom={area.zoom} placeName={placeName}>
      {area.kind === 'box' && (
        <Rectangle
          bounds={cornersOf(area.box)}
          className={classes.radius ?? ''}
          interactive={false}
        />
      )}
      {area.kind === 'circle' && (
        <Circle
          center={centre}
          radius={area.radiusKm * metresPerKm}
          className={classes.radius ?? ''}
          interactive={false}
        />
      )}
      {placeName && <TownName name={placeName} size="place" at={centre} />}
      {children}
    </BaseMap>
  );
}
