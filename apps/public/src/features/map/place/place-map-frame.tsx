import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { MapPlaceholder } from '@parages/ui/map-frame/map-placeholder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withSheet } from '../../../lib/late-start/late-styles.tsx';
import { Part } from '../../../lib/part/part.tsx';
import type { PlaceMapProps } from './place-map.tsx';

const PlaceMap = lazyPart(
  async () => (await withSheet('map', () => import('./place-map.tsx'))).PlaceMap,
);

export function PlaceMapFrame({
  label,
  color,
  ...place
}: PlaceMapProps & { label: string; color: string }) {
  const { t } = useTranslation('map');
  const [isShown, setIsShown] = useState(false);
  const note = (text: string) => (
    <MapPlaceholder pinColor={color} placeName={place.name}>
      <p role="status">{text}</p>
    </MapPlaceholder>
  );
  return (
    <MapFrame
      label={label}
      pinColor={color}
      placeName={place.name}
      {...(!isShown && { action: { label: t('show'), onPress: () => setIsShown(true) } })}
    >
      {isShown ? (
        <Part lost={t('unavailable')} waiting={note(t('loading'))}>
          <PlaceMap {...place} />
        </Part>
      ) : undefined}
    </MapFrame>
  );
}
