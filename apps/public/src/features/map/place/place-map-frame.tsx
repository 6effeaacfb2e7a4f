import { MapBoundary } from '@parages/ui/map/map-boundary';
import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { MapPlaceholder } from '@parages/ui/map-frame/map-placeholder';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceMapProps } from './place-map.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

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
        <MapBoundary fallback={note(t('unavailable'))}>
          <Suspense fallback={note(t('loading'))}>
            <PlaceMap {...place} />
          </Suspense>
        </MapBoundary>
      ) : undefined}
    </MapFrame>
  );
}
