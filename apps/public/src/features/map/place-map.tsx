import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { AttributionControl, CircleMarker, MapContainer, ZoomControl } from 'react-leaflet';
import type { LonLat } from '../../lib/filters.search-params.ts';
import { useSite } from '../../lib/site.tsx';
import { GroundLayer, TownLabel } from './ground-layer.tsx';
import classes from './map.module.css';

export type PlaceMapProps = { position: LonLat; name: string | null; color: string };

const closeZoom = 15;
// Our own drawing of the land says nothing at the scale of a street.
const localZoom = 9;

/** One place on a map. Browser only. */
export function PlaceMap({ position: { lat, lon }, name, color }: PlaceMapProps) {
  const { tiles } = useSite();
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <MapContainer
        center={[lat, lon]}
        zoom={tiles ? closeZoom : localZoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className={classes.map ?? ''}
      >
        <AttributionControl prefix="Leaflet" />
        <ZoomControl position="topright" />
        <GroundLayer tiles={tiles} />
        {name && <TownLabel name={name} at={[lat, lon]} />}
        <CircleMarker center={[lat, lon]} radius={10} pathOptions={{ color: '#fff', weight: 3, fillColor: color, fillOpacity: 1 }} />
      </MapContainer>
    </>
  );
}
