import type { Poi } from '@parages/contracts/types';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/tours/locomotion-modes.fr';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tours/tour-difficulties.fr';
import { serviceUrl } from '@parages/session/app-shell';
import { Button } from '@parages/ui/button/button';
import { type Fact, FactList } from '@parages/ui/fact-list/fact-list';
import { formatDistance, formatMetres } from '@parages/ui/format/distance.fr';
import { formatDuration } from '@parages/ui/format/duration.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { EventTrace } from './event-trace.tsx';

type Tour = NonNullable<Poi['tour']>;
type FigureName = 'distance' | 'duration' | 'climb' | 'descent' | 'minAltitude' | 'maxAltitude';

const labelIn = (labels: Record<string, string>, key: string): string => labels[key] ?? key;

export function EventTour({ poiId, tour }: { poiId: string; tour: Tour }) {
  const { t } = useTranslation('event');
  const { trace } = tour;
  return (
    <>
      <FactList facts={useFigures(tour)} layout="tiles" />
      {trace && (
        <>
          <EventTrace trace={trace} />
          <div>
            <Button
              href={serviceUrl(`/api/v1/pois/${poiId}/trace.gpx`)}
              download
              variant="secondary"
              icon="download"
            >
              {t('gpx')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function useFigures(tour: Tour): Fact[] {
  const { t } = useTranslation('event');
  const local = useLocal({
    locomotionModeLabels,
    tourDifficultyLabels,
    formatDistance,
    formatDuration,
    formatMetres,
  });
  const modes = tour.locomotionModes
    .map((mode) => labelIn(local.locomotionModeLabels, mode))
    .join(', ');
  const figure = (
    key: FigureName,
    value: number | null,
    format: (value: number) => string,
  ): Fact[] => (value === null ? [] : [{ key, term: t(key), value: format(value) }]);
  return [
    ...figure('distance', tour.distanceM, local.formatDistance),
    ...figure('duration', tour.durationMin, local.formatDuration),
    ...figure('climb', tour.climbM, local.formatMetres),
    ...figure('descent', tour.descentM, local.formatMetres),
    ...figure('minAltitude', tour.minAltitudeM, local.formatMetres),
    ...figure('maxAltitude', tour.maxAltitudeM, local.formatMetres),
    ...(tour.difficulty
      ? [
          {
            key: 'difficulty',
            term: t('difficulty'),
            value: labelIn(local.tourDifficultyLabels, tour.difficulty),
          },
        ]
      : []),
    ...(modes ? [{ key: 'modes', term: t('modes'), value: modes }] : []),
  ];
}
