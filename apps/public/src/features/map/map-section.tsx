import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { SkipLink } from '@parages/ui/skip-link/skip-link';
import { useTranslation } from 'react-i18next';
import { HighlightProvider } from '../../lib/highlight.tsx';
import { LiveMap } from './live-map.tsx';
import classes from './map.module.css';
import { type MapPlace, mapFragment } from './map-place.ts';
import { PhoneMap } from './phone/phone-map.tsx';
import { useOpenMap } from './phone/use-open-map.ts';

/**
 * On a narrow screen, a drawing opens the map full screen: a map within the page would trap
 * scrolling.
 */
export function MapSection({ title, ...place }: MapPlace & { title: string }) {
  const { t } = useTranslation('map');
  const { open } = useOpenMap();
  return (
    <HighlightProvider>
      <section id={mapFragment.slice(1)} className={classes.section} aria-labelledby="map-title">
        <SectionHeading id="map-title" title={title} />
        <SkipLink targetId="after-map">{t('skip')}</SkipLink>
        <LiveMap shape="wide" {...place} />
        <div className={classes.narrow}>
          <MapFrame
            label={t('label')}
            placeName={place.placeName}
            action={{ label: t('open'), onPress: open }}
          />
        </div>
        <span id="after-map" tabIndex={-1} />
        <PhoneMap {...place} />
      </section>
    </HighlightProvider>
  );
}
