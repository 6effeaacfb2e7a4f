import type { Theme } from '@parages/contracts/vocabulary/themes';
import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { SkipLink } from '@parages/ui/skip-link/skip-link';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters, LonLat } from '../../lib/filters.search-params.ts';
import classes from './map.module.css';

const PoisMap = lazy(async () => ({ default: (await import('./pois-map.tsx')).PoisMap }));

export type MapSectionProps = { place: LonLat; placeName: string | null; filters: Filters; theme?: Theme; title: string };

const nearMargin = '300px';

/** The map of the same search, fetched when it comes near. Never the only way to an event: one may skip it. */
export function MapSection({ place, placeName, filters, theme, title }: MapSectionProps) {
  const { t } = useTranslation('map');
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsShown(true), { rootMargin: nearMargin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section id="carte" ref={ref} className={classes.section} aria-labelledby="map-title">
      <SectionHeading id="map-title" title={title} />
      <SkipLink targetId="after-map">{t('skip')}</SkipLink>
      <MapFrame label={t('label')} {...(!isShown && { action: { label: t('show'), onPress: () => setIsShown(true) } })}>
        {isShown ? (
          <Suspense fallback={<p className={classes.loading}>{t('loading')}</p>}>
            <PoisMap place={place} placeName={placeName} filters={filters} {...(theme && { theme })} />
          </Suspense>
        ) : undefined}
      </MapFrame>
      <span id="after-map" tabIndex={-1} />
    </section>
  );
}
