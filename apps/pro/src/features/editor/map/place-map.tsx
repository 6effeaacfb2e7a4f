import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorMapTexts } from './map.fr.ts';
import classes from './map.module.css';
import { MapBox } from './map-box.tsx';
import type { LonLat } from './pin.ts';

const PinMap = lazyPart(async () => (await import('./pin-map.tsx')).PinMap);

const decimals = 5;
const formatDegrees = (degrees: number): string => degrees.toFixed(decimals).replace('.', ',');

export type PlaceMapProps = {
  position: LonLat | null;
  theme: Theme | null;
  isReadOnly: boolean;
  onMove: (position: LonLat) => void;
};

export function PlaceMap({ position, theme, isReadOnly, onMove }: PlaceMapProps) {
  const { t } = useTranslation(editorMapTexts);
  const [moved, setMoved] = useState('');
  const move = (next: LonLat): void => {
    onMove(next);
    setMoved(t('moved', { lat: formatDegrees(next.lat), lon: formatDegrees(next.lon) }));
  };
  return (
    <>
      {!isReadOnly && (
        <p className={classes.hint}>{t(position ? 'placeHint' : 'placeHintEmpty')}</p>
      )}
      <MapBox label={t('place')}>
        <PinMap position={position} theme={theme} isReadOnly={isReadOnly} onMove={move} />
      </MapBox>
      <LiveRegion>{moved}</LiveRegion>
    </>
  );
}
