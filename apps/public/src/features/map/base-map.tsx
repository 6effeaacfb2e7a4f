import { GroundMap, type GroundMapProps } from '@parages/ui/map/ground-map';
import { useTranslation } from 'react-i18next';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { useSite } from '../../lib/site.tsx';
import { useGround } from './map.queries.ts';

export type BaseMapProps = Omit<GroundMapProps, 'tiles' | 'words' | 'useGround'>;

export function BaseMap(props: BaseMapProps) {
  const { t } = useTranslation('map');
  const words = { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), sources: t('local') };
  return (
    <>
      <GroundMap {...props} tiles={useSite().tiles} words={words} useGround={useGround} />
      {/* Comes after the map library's style sheet, so that its rules override that sheet. */}
      <LateStyles of="map" />
    </>
  );
}
