import type { Poi } from '@parages/contracts/types';
import { formatDistance, formatLength, formatMetres } from '@parages/ui/format/distance.fr';
import { ProfileReader } from '@parages/ui/tour-profile/profile-reader';
import { TraceDrawing } from '@parages/ui/tour-profile/trace-drawing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from '../event.module.css';

type Trace = NonNullable<NonNullable<Poi['tour']>['trace']>;
type Point = { distanceM: number; altitudeM: number };

// A tour that ends within 150 m of its start is a loop.
const loopM = 150;
const metresPerDegree = 111_195;

const isLoop = (trace: Trace): boolean => {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last) return false;
  const across = (last.lon - first.lon) * Math.cos((first.lat * Math.PI) / 180);
  return Math.hypot(across, last.lat - first.lat) * metresPerDegree < loopM;
};

const measured = (trace: Trace): Point[] =>
  trace.flatMap(({ distanceM, altitudeM }) =>
    altitudeM === null ? [] : [{ distanceM, altitudeM }],
  );

export function EventTrace({ trace }: { trace: Trace }) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatDistance, formatLength });
  const [index, setIndex] = useState(0);
  const points = measured(trace);
  const hasProfile = points.length === trace.length;
  const distance = local.formatDistance(trace.at(-1)?.distanceM ?? 0);
  return (
    <div className={classes.trace}>
      <TraceDrawing
        points={trace}
        label={t(isLoop(trace) ? 'loopLabel' : 'traceLabel', { distance })}
        start={t('start')}
        formatLength={local.formatLength}
        cursor={hasProfile && index > 0 ? index : undefined}
      />
      {hasProfile && <Profile points={points} index={index} onMove={setIndex} />}
    </div>
  );
}

type ProfileProps = { points: Point[]; index: number; onMove: (index: number) => void };

function Profile(props: ProfileProps) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatDistance, formatLength, formatMetres });
  const words = {
    profile: (values: { distance: string; lowest: string; highest: string }) =>
      t('profileLabel', values),
    start: t('start'),
    lowest: (altitude: string) => t('lowest', { altitude }),
    highest: (altitude: string) => t('highest', { altitude }),
    read: t('readProfile'),
    onTheWay: (values: { length: string; altitude: string }) => t('onTheWay', values),
    table: t('profileTable'),
    distance: t('distance'),
    altitude: t('altitude'),
  };
  return <ProfileReader {...props} {...local} words={words} />;
}
