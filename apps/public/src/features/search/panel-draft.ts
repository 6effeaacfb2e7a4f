import type { DayRange } from '@parages/contracts/vocabulary/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/options';
import type { Filters } from '../../lib/filters.search-params.ts';
import type { SearchPlace } from '../../lib/search-place.ts';
import type { ChosenPlace } from './place-field.tsx';

/** What the filter panel lets one change before it is applied. */
export type PanelDraft = {
  distanceKm: number;
  placeName: string | null;
  dates: DayRange | null;
  options: readonly PoiOption[];
};

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Whether a place that was chosen is another one than that of the page. One that was only guessed is never the one meant. */
export const isOtherPlace = (place: SearchPlace, { name, position }: ChosenPlace): boolean =>
  place.kind === 'default' ||
  place.kind === 'ip' ||
  name !== place.name ||
  !isNear(position.lon, place.position.lon) ||
  !isNear(position.lat, place.position.lat);

const datesText = ({ dates }: PanelDraft): string =>
  dates === null ? '' : `${dates.start}_${dates.end}`;
const optionsText = ({ options }: PanelDraft): string => [...options].sort().join();

/** What was changed of the filters, the place apart. */
export const changesOf = (initial: PanelDraft, draft: PanelDraft): Partial<Filters> => ({
  ...(draft.distanceKm !== initial.distanceKm && { distanceKm: draft.distanceKm }),
  ...(datesText(draft) !== datesText(initial) && { dates: draft.dates }),
  ...(optionsText(draft) !== optionsText(initial) && { options: [...draft.options] }),
});

/** Whether there is something to apply: radius, place name, date range or options differ from what they were. */
export const isDirty = (initial: PanelDraft, draft: PanelDraft): boolean =>
  draft.placeName !== initial.placeName || Object.keys(changesOf(initial, draft)).length > 0;
