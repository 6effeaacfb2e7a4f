import { type Map as LeafletMap, SVG } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { type ReactNode, type Ref, use } from 'react';
import { AttributionControl, MapContainer, useMapEvents, ZoomControl } from 'react-leaflet';
import { loadStyleSheet } from '../lazy-part/style-sheet.ts';
import type { AskGround, GroundWords, Tiles } from './ground.ts';
import { GroundLayer } from './ground-layer.tsx';
import classes from './ground-map.module.css';

export type GroundMapProps = {
  mapRef: Ref<LeafletMap>;
  centre: [lat: number, lon: number];
  zoom: number;
  /** Null when no tile server is configured: the background is then our own drawing. */
  tiles: Tiles | null;
  words: GroundWords;
  useGround: AskGround;
  /** A place name that another layer shows: our own drawing omits it. */
  placeName?: string | null;
  /** Called when our own drawing is shown without tiles. */
  onDrawn?: () => void;
  children: ReactNode;
};

const furthestZoom = 5;
const closestZoom = 18;

// Visitors who prefer reduced motion get no animation of zoom and tiles, and no inertia. Leaflet
// reads these options when the map opens.
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Hides drawn lines and areas from screen readers: they have no words. Comes before all layers. */
function HiddenDrawings() {
  useMapEvents({
    layeradd: ({ layer }) => {
      if (!(layer instanceof SVG)) return;
      for (const drawing of layer.getPane()?.querySelectorAll(':scope > svg') ?? [])
        drawing.setAttribute('aria-hidden', 'true');
    },
  });
  return null;
}

/**
 * A map with its background, its controls and its attribution; `children` are drawn on top. It
 * works in a browser only. Load it lazily, because its library is large.
 */
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
  // The URL of the style sheet is empty in tests, which load none.
  if (leafletStyles !== '') use(loadStyleSheet(leafletStyles));
  const isMoving = !isCalm();
  return (
    // The tiles are light: so is what is drawn over them, in a dark page too.
    <div className={classes.light} data-scheme="light">
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
        <HiddenDrawings />
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
    </div>
  );
}
