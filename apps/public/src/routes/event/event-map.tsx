import type { Poi } from '@parages/contracts/types';
import { themeHue } from '@parages/ui/tokens/theme-hue';
import { useTranslation } from 'react-i18next';
import { PlaceMapFrame } from '../../features/map/place/place-map-frame.tsx';

export function EventMap({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { position, locality } = poi.place;
  return (
    position && (
      <PlaceMapFrame
        label={t('mapLabel')}
        position={position}
        name={locality}
        theme={poi.theme}
        color={themeHue(poi.theme).strong}
      />
    )
  );
}
