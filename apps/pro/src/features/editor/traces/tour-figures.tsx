import type { TourFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import { type Fact, FactList } from '@parages/ui/fact-list/fact-list';
import { formatLength, formatMetres } from '@parages/ui/format/distance.fr';
import { formatDuration } from '@parages/ui/format/duration.fr';
import { useTranslation } from 'react-i18next';
import type { Values } from '../editor-tabs.ts';
import { FigureTextField } from '../tabs/figure-text-field.tsx';
import { kmText, metresOf, metresOfKm, metresText, minutesOf } from './tour-text.ts';
import { editorTracesTexts, say } from './traces.fr.ts';
import classes from './traces.module.css';

export type TourValues = NonNullable<Values['traces']['tour']>;
export type TourFiguresProps = {
  tour: TourValues;
  /** Figures computed from the track; null without a track. */
  computed: TourValues | null;
  faults: ReadonlyMap<string, string>;
  onChange: (part: Partial<TourValues>) => void;
};

const heights = ['climbM', 'descentM', 'minAltitudeM', 'maxAltitudeM'] as const;
const terms = {
  climbM: 'climb',
  descentM: 'descent',
  minAltitudeM: 'minAltitude',
  maxAltitudeM: 'maxAltitude',
} as const;
const durationText = (minutes: number | null): string =>
  minutes === null || Number.isNaN(minutes) ? '' : formatDuration(minutes);

function factsOf(tour: TourValues): Fact[] {
  const figure = (
    key: 'distance' | (typeof terms)[keyof typeof terms],
    value: number | null,
    format: (metres: number) => string,
  ): Fact[] => (value === null ? [] : [{ key, term: say(`figures.${key}`), value: format(value) }]);
  return [
    ...figure('distance', tour.distanceM, formatLength),
    ...heights.flatMap((name) => figure(terms[name], tour[name], formatMetres)),
  ];
}

export function TourFigures({ tour, computed, faults, onChange }: TourFiguresProps) {
  const { t } = useTranslation(editorTracesTexts);
  const isComputed = computed !== null;
  const field = (name: TourFigure) => ({
    name: `/traces/tour/${name}`,
    label: t(`figures.${name}`),
    value: tour[name],
    error: faults.get(`/traces/tour/${name}`),
    onChange: (value: number | null) => onChange({ [name]: value }),
  });
  return (
    <>
      <p className={classes.hint}>{t(isComputed ? 'figures.computed' : 'figures.typed')}</p>
      {isComputed && <FactList facts={factsOf(computed)} layout="tiles" />}
      <div className={classes.figures}>
        {!isComputed && <FigureTextField {...field('distanceM')} read={metresOfKm} show={kmText} />}
        <FigureTextField
          {...field('durationMin')}
          description={t(isComputed ? 'figures.durationComputed' : 'figures.durationHint')}
          read={minutesOf}
          show={durationText}
        />
        {!isComputed &&
          heights.map((name) => (
            <FigureTextField key={name} {...field(name)} read={metresOf} show={metresText} />
          ))}
      </div>
    </>
  );
}
