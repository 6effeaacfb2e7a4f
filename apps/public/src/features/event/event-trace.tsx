import type { Poi } from '@parages/contracts/types';
import { formatDistance, formatLength, formatMetres } from '@parages/ui/format/distance.fr';
import { TourProfile } from '@parages/ui/tour-profile/tour-profile';
import { TraceDrawing } from '@parages/ui/tour-profile/trace-drawing';
import { useState } from 'react';
import { useLocal } from '../../lib/local.ts';
import { useTranslation } from '../../lib/use-translation.tsx';
import classes from './event.module.css';

type Trace = NonNullable<NonNullable<Poi['tour']>['trace']>;
type Point = { distanceM: number; altitudeM: number };

// A walk that ends within sight of its start is a loop.
const loopM = 150;
const metresPerDegree = 111_195;
const tableRows = 9;

const isLoop = (trace: Trace): boolean => {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last) return false;
  const across = (last.lon - first.lon) * Math.cos((first.lat * Math.PI) / 180);
  return Math.hypot(across, last.lat - first.lat) * metresPerDegree < loopM;
};

const measured = (trace: Trace): Point[] =>
  trace.flatMap(({ distanceM, altitudeM }) => (altitudeM === null ? [] : [{ distanceM, altitudeM }]));

/** The line of a tour drawn, and its profile under it: what is pointed at on one shows on the other. */
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

function Profile({ points, index, onMove }: ProfileProps) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatDistance, formatLength, formatMetres });
  const altitudes = points.map(({ altitudeM }) => altitudeM);
  const lowest = local.formatMetres(Math.min(...altitudes));
  const highest = local.formatMetres(Math.max(...altitudes));
  const end = local.formatDistance(points.at(-1)?.distanceM ?? 0);
  const point = points[index];
  const text = point && t('onTheWay', { length: local.formatLength(point.distanceM), altitude: local.formatMetres(point.altitudeM) });
  return (
    <>
      <TourProfile
        points={points}
        label={t('profileLabel', { distance: end, lowest, highest })}
        words={{ start: t('start'), end, lowest: t('lowest', { altitude: lowest }), highest: t('highest', { altitude: highest }) }}
        {...(text && { cursor: { label: t('readProfile'), index, text, onMove } })}
      />
      <ProfileTable points={points} />
    </>
  );
}

/** The same in figures, for those who do not see the drawing or do not trust it. */
function ProfileTable({ points }: { points: Point[] }) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatLength, formatMetres });
  const step = Math.ceil(points.length / tableRows);
  const rows = points.filter((_, place) => place % step === 0 || place === points.length - 1);
  return (
    <details className={classes.figures}>
      <summary>{t('profileTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('distance')}</th>
            <th scope="col">{t('altitude')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ distanceM, altitudeM }) => (
            <tr key={distanceM}>
              <th scope="row">{local.formatLength(distanceM)}</th>
              <td>{local.formatMetres(altitudeM)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
