import { MapBoundary } from '@parages/ui/map/map-boundary';
import { MapFrame } from '@parages/ui/map-frame/map-frame';
import { MapPlaceholder } from '@parages/ui/map-frame/map-placeholder';
import { type ReactNode, Suspense } from 'react';
import classes from './map.module.css';
import { say } from './words.ts';

const note = (text: string) => (
  <MapPlaceholder>
    <p role="status">{text}</p>
  </MapPlaceholder>
);

/** The place of a map on its tab: kept while its code is fetched, and said when it cannot be. */
export const MapBox = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.box}>
    <MapFrame label={label} shape="tall">
      <MapBoundary fallback={note(say('unavailable'))}>
        <Suspense fallback={note(say('loading'))}>{children}</Suspense>
      </MapBoundary>
    </MapFrame>
  </div>
);
