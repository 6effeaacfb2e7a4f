import type { PoiMap } from '@parages/contracts/types';
import { formatDateFilter } from '@parages/contracts/vocabulary/date-filter';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes';
import { Link } from '@parages/ui/link/link';
import { themeHue } from '@parages/ui/tokens/theme-hue';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { divIcon, type LatLngBounds } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributionControl, Circle, CircleMarker, MapContainer, Marker, Popup, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import { type Filters, type LonLat, nearestRadiusStep } from '../../lib/filters.search-params.ts';
import { useSite } from '../../lib/site.tsx';
import { GroundLayer, TownLabel } from './ground-layer.tsx';
import classes from './map.module.css';
import { type MapQuery, map } from './map.queries.ts';

export type PoisMapProps = { place: LonLat; placeName: string | null; filters: Filters; theme?: Theme };

const { steps, zooms } = limits.radius;
const zoomOf = (distanceKm: number): number => zooms[(steps as readonly number[]).indexOf(nearestRadiusStep(distanceKm))] ?? 9;
const metresPerKm = 1000;

// Whole hundredths of a degree: a map moved by a hair asks nothing new.
const outwards = (bounds: LatLngBounds, zoom: number): MapQuery => ({
  west: Math.floor(bounds.getWest() * 100) / 100,
  south: Math.floor(bounds.getSouth() * 100) / 100,
  east: Math.ceil(bounds.getEast() * 100) / 100,
  north: Math.ceil(bounds.getNorth() * 100) / 100,
  zoom,
});

/** The events of a search on a map that asks again where it is moved. Browser only: the library needs a window. */
export function PoisMap({ place, placeName, filters, theme }: PoisMapProps) {
  const { tiles } = useSite();
  const { t } = useTranslation('map');
  const centre: [number, number] = [place.lat, place.lon];
  const zoom = zoomOf(filters.distanceKm);
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <MapContainer
        center={centre}
        zoom={zoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className={classes.map ?? ''}
      >
        <AttributionControl prefix="Leaflet" />
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <GroundLayer tiles={tiles} />
        <Circle
          center={centre}
          radius={Math.max(filters.distanceKm, 1) * metresPerKm}
          className={classes.radius ?? ''}
          interactive={false}
        />
        {placeName && <TownLabel name={placeName} at={centre} />}
        <View centre={centre} zoom={zoom} />
        <Points filters={filters} theme={theme} />
      </MapContainer>
    </>
  );
}

function View({ centre: [lat, lon], zoom }: { centre: [number, number]; zoom: number }) {
  const leaflet = useMap();
  useEffect(() => {
    leaflet.setView([lat, lon], zoom);
  }, [leaflet, lat, lon, zoom]);
  return null;
}

function Points({ filters, theme }: { filters: Filters; theme: Theme | undefined }) {
  const leaflet = useMap();
  const [box, setBox] = useState(() => outwards(leaflet.getBounds(), leaflet.getZoom()));
  useMapEvents({ moveend: () => setBox(outwards(leaflet.getBounds(), leaflet.getZoom())) });
  const query: MapQuery = {
    ...box,
    ...(theme && { theme }),
    ...(filters.options.length > 0 && { options: filters.options.join(',') }),
    ...(filters.dates && { dates: formatDateFilter(filters.dates) }),
  };
  const { data } = useQuery({ ...map.points(query), placeholderData: keepPreviousData });
  return data ? (
    <>
      {data.clusters.map((cluster) => (
        <Cluster key={`${cluster.position.lon},${cluster.position.lat}`} {...cluster} />
      ))}
      {data.points.map((point) => (
        <CircleMarker
          key={point.id}
          center={[point.position.lat, point.position.lon]}
          radius={8}
          pathOptions={{ color: '#fff', weight: 2, fillColor: themeHue(point.theme).main, fillOpacity: 1 }}
        >
          <Popup>
            <Link href={`/evenement/${point.slugFr}`}>{point.label}</Link>
          </Popup>
        </CircleMarker>
      ))}
    </>
  ) : null;
}

const sizeOf = (count: number): 'small' | 'medium' | 'large' => (count < 10 ? 'small' : count < 100 ? 'medium' : 'large');

function Cluster({ position, count }: PoiMap['clusters'][number]) {
  const leaflet = useMap();
  const { t } = useTranslation('map');
  const at: [number, number] = [position.lat, position.lon];
  const disc = document.createElement('span');
  disc.textContent = String(count);
  disc.dataset.size = sizeOf(count);
  return (
    <Marker
      position={at}
      title={t('cluster', { count })}
      icon={divIcon({ className: classes.cluster ?? '', html: disc, iconSize: [0, 0] })}
      eventHandlers={{ click: () => leaflet.setView(at, leaflet.getZoom() + 2) }}
    />
  );
}
