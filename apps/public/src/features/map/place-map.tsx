import type { Theme } from '@parages/contracts/vocabulary/themes';
import type { Map as LeafletMap } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useCallback, useMemo, useState } from 'react';
import { AttributionControl, MapContainer, Marker, ZoomControl } from 'react-leaflet';
import type { LonLat } from '../../lib/filters.search-params.ts';
import { useSite } from '../../lib/site.tsx';
import { useTranslation } from '../../lib/use-translation.tsx';
import { GroundLayer } from './ground-layer.tsx';
import classes from './map.module.css';
import { pinIcon } from './mark-icons.ts';

export type PlaceMapProps = { position: LonLat; name: string | null; theme: Theme | null };

const streetZoom = 15;
// Our own drawing has no streets: further away it shows between which towns the place lies.
const drawnZoom = 10;
const closestZoom = 18;
const furthestZoom = 6;

/** One place on a map. Browser only. */
export function PlaceMap({ position: { lat, lon }, name, theme }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const { tiles } = useSite();
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const icon = useMemo(() => pinIcon(theme, name ?? ''), [theme, name]);
  const stepBack = useCallback(() => void leaflet?.setView([lat, lon], drawnZoom, { animate: false }), [leaflet, lat, lon]);
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <MapContainer
        ref={setLeaflet}
        center={[lat, lon]}
        zoom={tiles ? streetZoom : drawnZoom}
        minZoom={furthestZoom}
        maxZoom={closestZoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className={classes.map ?? ''}
      >
        <AttributionControl prefix="Leaflet" />
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <GroundLayer tiles={tiles} onDrawn={stepBack} />
        <Marker position={[lat, lon]} icon={icon} interactive={false} keyboard={false} />
      </MapContainer>
    </>
  );
}
