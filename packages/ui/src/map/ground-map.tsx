import type { Map as LeafletMap } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import type { ReactNode, Ref } from 'react';
import { AttributionControl, MapContainer, ZoomControl } from 'react-leaflet';
import type { AskGround, GroundWords, Tiles } from './ground.ts';
import { GroundLayer } from './ground-layer.tsx';
import classes from './ground-map.module.css';

export type GroundMapProps = {
  mapRef: Ref<LeafletMap>;
  centre: [lat: number, lon: number];
  zoom: number;
  /** Null: there are none, the ground is our own drawing. */
  tiles: Tiles | null;
  words: GroundWords;
  useGround: AskGround;
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

/** A map with its ground, its controls and its sources in sight; `children` lie on it. Browser only. Load it when it is shown: the library is heavy. */
export function GroundMap({
  mapRef,
  centre,
  zoom,
  tiles,
  words,
  useGround,
  placeName = null,
  onDrawn,
  children,
}: GroundMapProps) {
  const isMoving = !isCalm();
  return (
    <>
      {/* a test reads no style sheet, and its address is empty */}
      {leafletStyles !== '' && <link rel="stylesheet" href={leafletStyles} precedence="default" />}
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
        <ZoomControl position="topright" zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
        <GroundLayer
          tiles={tiles}
          words={words}
          useGround={useGround}
          placeName={placeName}
          {...(onDrawn && { onDrawn })}
        />
        {children}
      </MapContainer>
    </>
  );
}
