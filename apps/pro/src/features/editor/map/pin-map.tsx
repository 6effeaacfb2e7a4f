import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Button } from '@parages/ui/button/button';
import { pinIcon } from '@parages/ui/map/mark-icons';
import type { LeafletKeyboardEvent, Map as LeafletMap, Marker as LeafletMarker } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { readTiles } from '../../../lib/map-tiles.ts';
import { EditorMap } from './editor-map.tsx';
import { editorMapTexts } from './map.fr.ts';
import classes from './map.module.css';
import { type LonLat, movedByKey, placeOf } from './pin.ts';

export type PinMapProps = {
  /** Null while the event has no position. */
  position: LonLat | null;
  theme: Theme | null;
  isReadOnly: boolean;
  onMove: (position: LonLat) => void;
};

const streetZoom = 16;
// The base map without tiles has no streets: this wider zoom shows the nearby towns.
const drawnZoom = 10;
const countryZoom = 6;

export function PinMap({ position, theme, isReadOnly, onMove }: PinMapProps) {
  const { t } = useTranslation(editorMapTexts);
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const [nearZoom, setNearZoom] = useState(readTiles() ? streetZoom : drawnZoom);
  const { lat, lon } = position ?? limits.defaultPosition;
  const stepBack = useCallback(() => {
    setNearZoom(drawnZoom);
    if (leaflet && leaflet.getZoom() > drawnZoom) leaflet.setZoom(drawnZoom, { animate: false });
  }, [leaflet]);
  // Centres the map only on a position set outside it, by an address or by coordinates.
  const last = useRef(position);
  useEffect(() => {
    if (!leaflet || !position || position === last.current) return;
    last.current = position;
    leaflet.setView([position.lat, position.lon], Math.max(leaflet.getZoom(), nearZoom), {
      animate: false,
    });
  }, [leaflet, position, nearZoom]);
  const move = (next: LonLat): void => {
    last.current = next;
    onMove(next);
  };
  return (
    <div className={classes.stage}>
      <EditorMap
        mapRef={setLeaflet}
        centre={[lat, lon]}
        zoom={position ? nearZoom : countryZoom}
        onDrawn={stepBack}
      >
        {!isReadOnly && <Press onPress={move} />}
        {position && (
          <Pin position={position} theme={theme} isReadOnly={isReadOnly} onMove={move} />
        )}
      </EditorMap>
      {position === null && !isReadOnly && (
        <Button
          className={classes.put}
          icon="pin"
          onClick={() => leaflet && move(placeOf(leaflet.getCenter()))}
        >
          {t('putHere')}
        </Button>
      )}
    </div>
  );
}

function Press({ onPress }: { onPress: (position: LonLat) => void }) {
  useMapEvents({ click: ({ latlng }) => onPress(placeOf(latlng)) });
  return null;
}

const inSight = { padding: [64, 64], animate: false } as const;

function Pin({ position, theme, isReadOnly, onMove }: PinMapProps & { position: LonLat }) {
  const { t } = useTranslation(editorMapTexts);
  const leaflet = useMap();
  const ref = useRef<LeafletMarker>(null);
  const icon = useMemo(
    () => pinIcon(theme, t(isReadOnly ? 'fixedPin' : 'pin')),
    [theme, isReadOnly, t],
  );
  const press = ({ originalEvent }: LeafletKeyboardEvent): void => {
    const next = movedByKey(leaflet, position, originalEvent);
    if (next === null) return;
    originalEvent.preventDefault();
    leaflet.panInside([next.lat, next.lon], { ...inSight, padding: [...inSight.padding] });
    onMove(next);
  };
  return (
    <Marker
      // Leaflet reads `interactive` and `keyboard` only when it creates a marker: the key makes
      // React create a new one.
      key={String(isReadOnly)}
      ref={ref}
      position={[position.lat, position.lon]}
      icon={icon}
      draggable={!isReadOnly}
      autoPan={!isReadOnly}
      interactive={!isReadOnly}
      keyboard={!isReadOnly}
      eventHandlers={{
        keydown: press,
        dragend: () => ref.current && onMove(placeOf(ref.current.getLatLng())),
      }}
    />
  );
}
