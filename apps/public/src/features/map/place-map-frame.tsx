import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './map.module.css';
import type { PlaceMapProps } from './place-map.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** The place of an event, drawn once asked for: the page is read without it. */
export function PlaceMapFrame({ label, ...place }: PlaceMapProps & { label: string }) {
  const { t } = useTranslation('map');
  const [isShown, setIsShown] = useState(false);
  return (
    <MapFrame label={label} {...(!isShown && { action: { label: t('show'), onPress: () => setIsShown(true) } })}>
      {isShown ? (
        <Suspense fallback={<p className={classes.loading}>{t('loading')}</p>}>
          <PlaceMap {...place} />
        </Suspense>
      ) : undefined}
    </MapFrame>
  );
}
