import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.tsx';
import classes from './map.module.css';
import { MapBoundary } from './map-boundary.tsx';
import type { PlaceMapProps } from './place-map.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** The place of an event: a drawing until asked for, then a map. The page is read without it. */
export function PlaceMapFrame({ label, color, ...place }: PlaceMapProps & { label: string; color: string }) {
  const { t } = useTranslation('map');
  const [isShown, setIsShown] = useState(false);
  return (
    <MapFrame label={label} pinColor={color} {...(!isShown && { action: { label: t('show'), onPress: () => setIsShown(true) } })}>
      {isShown ? (
        <MapBoundary fallback={<p className={classes.loading}>{t('unavailable')}</p>}>
          <Suspense fallback={<p className={classes.loading}>{t('loading')}</p>}>
            <PlaceMap {...place} />
          </Suspense>
        </MapBoundary>
      ) : undefined}
    </MapFrame>
  );
}
