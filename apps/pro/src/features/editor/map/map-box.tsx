import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { MapPlaceholder } from '@parages/ui/map-frame/map-placeholder';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
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
        <Part waiting={note(t('loading'))}>{children}</Part>
      </MapFrame>
    </div>
  );
};
