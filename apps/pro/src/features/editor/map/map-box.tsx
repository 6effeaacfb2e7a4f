import { MapBoundary } from '@parages/ui/map/map-boundary';
import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { MapPlaceholder } from '@parages/ui/map-frame/map-placeholder';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { editorMapTexts } from './map.fr.ts';
import classes from './map.module.css';

const note = (text: string) => (
  <MapPlaceholder>
    <p role="status">{text}</p>
  </MapPlaceholder>
);

export const MapBox = ({ label, children }: { label: string; children: ReactNode }) => {
  const { t } = useTranslation(editorMapTexts);
  return (
    <div className={classes.box}>
      <MapFrame label={label} shape="tall">
        <MapBoundary fallback={note(t('unavailable'))}>
          <Suspense fallback={note(t('loading'))}>{children}</Suspense>
        </MapBoundary>
      </MapFrame>
    </div>
  );
};
