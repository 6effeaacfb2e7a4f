import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { MapPlaceholder } from '@parages/ui/map-frame/map-placeholder';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withSheet } from '../../lib/late-start/late-styles.tsx';
import { Part } from '../../lib/part/part.tsx';
import classes from './map.module.css';
import type { MapPlace } from './map-place.ts';

const PoisMap = lazyPart(
  async () => (await withSheet('map', () => import('./pois-map.tsx'))).PoisMap,
);

const note = (text: string, placeName: string | null) => (
  <MapPlaceholder placeName={placeName}>
    <p role="status">{text}</p>
  </MapPlaceholder>
);

const nearMargin = '300px';

export function LiveMap({ shape, ...place }: MapPlace & { shape: 'wide' | 'tall' }) {
  const { t } = useTranslation('map');
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsShown(true),
      { rootMargin: nearMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={classes.live} data-shape={shape}>
      <MapFrame
        label={t('label')}
        shape={shape}
        placeName={place.placeName}
        {...(!isShown && { action: { label: t('show'), onPress: show } })}
      >
        {isShown ? (
          <Part lost={t('unavailable')} waiting={note(t('loading'), place.placeName)}>
            <PoisMap {...place} />
          </Part>
        ) : undefined}
      </MapFrame>
    </div>
  );
}
