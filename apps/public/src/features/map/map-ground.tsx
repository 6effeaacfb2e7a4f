import type { Map as LeafletMap } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import type { ReactNode, Ref } from 'react';
import { AttributionControl, Circle, MapContainer, ZoomControl } from 'react-leaflet';
import { useSite } from '../../lib/site.tsx';
import { useTranslation } from '../../lib/use-translation.tsx';
import { GroundLayer } from './ground-layer.tsx';
import classes from './map.module.css';
import { type MapSearch, searchedKm, zoomOf } from './map-area.ts';
import { TownName } from './town-name.tsx';

export type MapGroundProps = { search: MapSearch; placeName: string | null; mapRef: Ref<LeafletMap>; children: ReactNode };

const metresPerKm = 1000;
const furthestZoom = 5;
const closestZoom = 18;

/** The map itself: its ground, its controls, the searched circle and the name of its middle; `children` lie on it. */
export function MapGround({ search: { place, filters }, placeName, mapRef, children }: MapGroundProps) {
  const { t } = useTranslation('map');
  const { tiles } = useSite();
  const centre: [number, number] = [place.lat, place.lon];
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <MapContainer
        ref={mapRef}
        center={centre}
        zoom={zoomOf(filters.distanceKm)}
        minZoom={furthestZoom}
        maxZoom={closestZoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className={classes.map ?? ''}
      >
        <AttributionControl prefix="Leaflet" />
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <GroundLayer tiles={tiles} placeName={placeName} />
        <Circle
          center={centre}
          radius={searchedKm(filters.distanceKm) * metresPerKm}
          className={classes.radius ?? ''}
          interactive={false}
        />
        {placeName && <TownName name={placeName} size="place" at={centre} />}
        {children}
      </MapContainer>
    </>
  );
}
