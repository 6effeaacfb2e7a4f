import type { Poi } from '@parages/contracts/types';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/locomotion-modes.fr';
import { poiOptions } from '@parages/contracts/vocabulary/options';
import { optionLabels } from '@parages/contracts/vocabulary/options.fr';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tour-difficulties.fr';
import { type Fact, FactList } from '@parages/ui/fact-list/fact-list';
import { formatDistance, formatMetres } from '@parages/ui/format/distance.fr';
import { formatDuration } from '@parages/ui/format/duration.fr';
import { useTranslation } from 'react-i18next';

/** What one may want to know before going: each option says yes, no, or that nobody told. */
export function EventOptions({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const facts = poiOptions.map((option): Fact => {
    const state = poi.options.includes(option) ? 'yes' : poi.knownOptions.includes(option) ? 'no' : 'unknown';
    return { key: option, term: optionLabels[option], value: t(state), state };
  });
  return <FactList facts={facts} />;
}

const labelIn = (labels: Record<string, string>, key: string): string => labels[key] ?? key;

/** The figures of a tour. */
export function EventTour({ tour }: { tour: NonNullable<Poi['tour']> }) {
  const { t } = useTranslation('event');
  const figure = (key: string, value: number | null, format: (value: number) => string): Fact[] =>
    value === null ? [] : [{ key, term: t(key as 'distance'), value: format(value) }];
  const modes = tour.locomotionModes.map((mode) => labelIn(locomotionModeLabels, mode)).join(', ');
  const facts: Fact[] = [
    ...figure('distance', tour.distanceM, formatDistance),
    ...figure('duration', tour.durationMin, formatDuration),
    ...figure('climb', tour.climbM, formatMetres),
    ...figure('descent', tour.descentM, formatMetres),
    ...figure('minAltitude', tour.minAltitudeM, formatMetres),
    ...figure('maxAltitude', tour.maxAltitudeM, formatMetres),
    ...(tour.difficulty ? [{ key: 'difficulty', term: t('difficulty'), value: labelIn(tourDifficultyLabels, tour.difficulty) }] : []),
  ];
  return (
    <>
      <FactList facts={facts} layout="tiles" />
      {modes && <FactList facts={[{ key: 'modes', term: t('modes'), value: modes }]} />}
    </>
  );
}
