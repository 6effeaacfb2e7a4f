import { Button } from '@parages/ui/button/button';
import { SkipLink } from '@parages/ui/skip-link/skip-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HighlightProvider } from '../../lib/highlight.tsx';
import classes from './list-with-map.module.css';
import { LiveMap } from './live-map.tsx';
import { type MapPlace, mapFragment } from './map-place.ts';
import { PhoneMap } from './phone/phone-map.tsx';
import { useOpenMap } from './phone/use-open-map.ts';

export function ListWithMap({ children, ...place }: MapPlace & { children: ReactNode }) {
  const { t } = useTranslation('map');
  const { href, open } = useOpenMap();
  return (
    <HighlightProvider>
      <div className={classes.split}>
        <div className={classes.list}>{children}</div>
        <aside id={mapFragment.slice(1)} className={classes.aside} aria-label={t('label')}>
          <SkipLink targetId="after-map">{t('skip')}</SkipLink>
          <LiveMap shape="tall" {...place} />
          <span id="after-map" tabIndex={-1} />
        </aside>
      </div>
      <div className={classes.floating}>
        <Button
          href={href}
          icon="map"
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          {t('openShort')}
        </Button>
      </div>
      <PhoneMap {...place} />
    </HighlightProvider>
  );
}
