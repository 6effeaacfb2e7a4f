import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import type { LocomotionMode } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/tours/locomotion-modes.fr';
import type { TourDifficulty } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tours/tour-difficulties.fr';
import { formatLength, formatMetres } from '@parages/ui/format/distance.fr';
import { formatDuration } from '@parages/ui/format/duration.fr';
import { formatNumber } from '@parages/ui/format/number.fr';
import {
  formatContact,
  formatPeriod,
  formatPosition,
  formatPrice,
  formatTour,
} from '../../../lib/format-content.fr.ts';
import type { Values } from '../editor-tabs.ts';
import { categoriesTabFr } from '../tabs/words/categories-tab.fr.ts';
import { pricesTabFr } from '../tabs/words/prices-tab.fr.ts';

type Tour = NonNullable<Values['traces']['tour']>;

const booleans = { true: 'Oui', false: 'Non' } as const;
const wrong = 'Saisie à corriger';

const figure =
  (format: (value: number) => string) =>
  (value: number | null | undefined): string[] =>
    typeof value === 'number' ? [Number.isNaN(value) ? wrong : format(value)] : [];

const linesOf: {
  readonly [name: string]: (value: never) => string[];
} = {
  '/categories/themes': (themes: Values['categories']['themes']) =>
    themes.map((theme) => themeLabels[theme]),
  '/dates/periods': (periods: Values['dates']['periods']) =>
    periods.map((period) =>
      period.startDate === '' || period.endDate === '' ? wrong : formatPeriod(period),
    ),
  '/place/position': (position: Values['place']['position']) =>
    position ? [formatPosition(position)] : [],
  '/prices': ({ isFree, prices }: Values['prices']) =>
    isFree
      ? [pricesTabFr.isFree]
      : prices.map((price) =>
          Number.isNaN(price.minPriceCents) || Number.isNaN(price.maxPriceCents)
            ? wrong
            : formatPrice(price),
        ),
  '/contacts': (contacts: Values['contacts']['contacts']) => contacts.map(formatContact),
  '/traces/tour': (tour: Tour | null) => (tour ? [formatTour(tour)] : []),
  '/traces/tour/distanceM': figure(formatLength),
  '/traces/tour/durationMin': figure(formatDuration),
  '/traces/tour/climbM': figure(formatMetres),
  '/traces/tour/descentM': figure(formatMetres),
  '/traces/tour/minAltitudeM': figure(formatMetres),
  '/traces/tour/maxAltitudeM': figure(formatMetres),
  '/traces/tour/locomotionModes': (modes: LocomotionMode[]) =>
    modes.map((mode) => locomotionModeLabels[mode]),
  '/traces/tour/difficulty': (difficulty: TourDifficulty | null) =>
    difficulty ? [tourDifficultyLabels[difficulty]] : [],
};

const answers: Readonly<Record<string, string>> = {
  yes: categoriesTabFr.yes,
  no: categoriesTabFr.no,
  unknown: categoriesTabFr.unknown,
};

/** The lines that show the value of a field to an organiser; none when it is empty. */
export function formatField(name: string, value: unknown): string[] {
  const own = linesOf[name];
  if (own) return own(value as never);
  if (typeof value === 'boolean') return [booleans[`${value}`]];
  if (typeof value === 'number') return figure(formatNumber)(value);
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string' || value.trim() === '') return [];
  return name.startsWith('/categories/options/') ? [answers[value] ?? value] : value.split('\n');
}
