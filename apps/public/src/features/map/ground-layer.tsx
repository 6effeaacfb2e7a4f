import { landRings } from 'virtual:land-outline';
import { towns } from '@parages/contracts/vocabulary/towns';
import { divIcon, type LatLngExpression } from 'leaflet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker, Pane, Polygon, TileLayer } from 'react-leaflet';
import type { Site } from '../../lib/site.tsx';
import classes from './map.module.css';

const failuresBeforeFallback = 2;
// Where the library puts tiles.
const groundLevel = 200;
const land: LatLngExpression[][] = landRings.map((ring) => ring.map(([lon, lat]) => [lat, lon]));

/** What the map lies on: tiles, or our own drawing of the land when there are none or they do not come. Never a grey square. */
export function GroundLayer({ tiles }: { tiles: Site['tiles'] }) {
  const [failures, setFailures] = useState(0);
  const hasTiles = tiles !== null && failures < failuresBeforeFallback;
  return (
    <>
      {!hasTiles && <LocalGround />}
      {tiles && hasTiles && (
        <TileLayer url={tiles.url} attribution={tiles.attribution} eventHandlers={{ tileerror: () => setFailures((count) => count + 1) }} />
      )}
    </>
  );
}

function LocalGround() {
  const { t } = useTranslation('map');
  return (
    <>
      <Pane name="local-ground" style={{ zIndex: groundLevel }}>
        <Polygon
          positions={land.map((ring) => [ring])}
          className={classes.land ?? ''}
          weight={1}
          interactive={false}
          attribution={t('local')}
        />
      </Pane>
      {towns.map(({ slug, name, position }) => (
        <TownLabel key={slug} name={name} at={[position.lat, position.lon]} />
      ))}
    </>
  );
}

/** The name of a town, written on the map. */
export const TownLabel = ({ name, at }: { name: string; at: [number, number] }) => {
  const label = document.createElement('span');
  label.textContent = name;
  return (
    <Marker
      position={at}
      interactive={false}
      keyboard={false}
      icon={divIcon({ className: classes.town ?? '', html: label, iconSize: [0, 0] })}
    />
  );
};
