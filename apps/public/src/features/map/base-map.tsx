import type { Map as LeafletMap } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import type { ReactNode, Ref } from 'react';
import { AttributionControl, MapContainer, ZoomControl } from 'react-leaflet';
import { useSite } from '../../lib/site.tsx';
import { useTranslation } from '../../lib/use-translation.tsx';
import { GroundLayer } from './ground-layer.tsx';
import classes from './map.module.css';

export type BaseMapProps = {
  mapRef: Ref<LeafletMap>;
  centre: [lat: number, lon: number];
  zoom: number;
  /** A name already written in the middle: our own drawing leaves it out. */
  placeName?: string | null;
  /** Told once the map is drawn by ourselves, for want of tiles. */
  onDrawn?: () => void;
  children: ReactNode;
};

const furthestZoom = 5;
const closestZoom = 18;

// Read when a map opens: nothing slides for those who asked for calm.
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map with its ground, its controls and its sources in sight; `children` lie on it. Browser only. */
export function BaseMap({ mapRef, centre, zoom, placeName = null, onDrawn, children }: BaseMapProps) {
  const { t } = useTranslation('map');
  const { tiles } = useSite();
  const isMoving = !isCalm();
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <MapContainer
        ref={mapRef}
        center={centre}
        zoom={zoom}
        minZoom={furthestZoom}
        maxZoom={closestZoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={isMoving}
        fadeAnimation={isMoving}
        inertia={isMoving}
        className={classes.map ?? ''}
      >
        <AttributionControl prefix="Leaflet" />
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <GroundLayer tiles={tiles} placeName={placeName} {...(onDrawn && { onDrawn })} />
        {children}
      </MapContainer>
    </>
  );
}
