import type { OrganiserPoi } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { formatDistance, formatLength, formatMetres } from '@parages/ui/format/distance.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { hueStyle } from '@parages/ui/tokens/theme-hue';
import { ProfileReader } from '@parages/ui/tour-profile/profile-reader';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorMapTexts } from '../map/map.fr.ts';
import { MapBox } from '../map/map-box.tsx';
import { editorTracesTexts, say } from './traces.fr.ts';
import classes from './traces.module.css';

export type Trace = NonNullable<NonNullable<OrganiserPoi['traces']['tour']>['trace']>;

const TraceMap = lazyPart(async () => (await import('../map/trace-map.tsx')).TraceMap);

const words = {
  profile: (values: { distance: string; lowest: string; highest: string }) =>
    say('profile.label', values),
  start: say('profile.start'),
  lowest: (altitude: string) => say('profile.lowest', { altitude }),
  highest: (altitude: string) => say('profile.highest', { altitude }),
  read: say('profile.read'),
  onTheWay: (values: { length: string; altitude: string }) => say('profile.onTheWay', values),
  table: say('profile.table'),
  distance: say('profile.distance'),
  altitude: say('profile.altitude'),
};

export function TraceView({ trace, theme }: { trace: Trace; theme: Theme | null }) {
  const { t } = useTranslation(editorTracesTexts);
  const { t: tEditorMap } = useTranslation(editorMapTexts);
  const [index, setIndex] = useState(0);
  const points = trace.flatMap(({ distanceM, altitudeM }) =>
    altitudeM === null ? [] : [{ distanceM, altitudeM }],
  );
  const hasProfile = points.length === trace.length;
  return (
    <div className={classes.view} style={hueStyle(theme)}>
      <MapBox label={tEditorMap('trace')}>
        <TraceMap points={trace} pointed={hasProfile && index > 0 ? trace[index] : undefined} />
      </MapBox>
      {hasProfile ? (
        <ProfileReader
          points={points}
          index={index}
          words={words}
          formatDistance={formatDistance}
          formatLength={formatLength}
          formatMetres={formatMetres}
          onMove={setIndex}
        />
      ) : (
        <p className={classes.hint}>{t('file.flat')}</p>
      )}
    </div>
  );
}
