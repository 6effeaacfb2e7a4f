import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Filters } from '../../lib/search/filters.search-params.ts';
import { isSamePlace, type SearchPlace } from '../../lib/search/search-place.ts';
import type { ChosenPlace } from './place-field.tsx';

/** What the filter panel lets one change before it is applied. */
export type PanelDraft = {
  distanceKm: number;
  placeName: string | null;
  dates: DayRange | null;
  options: readonly PoiOption[];
};

/** Whether a place that was chosen is another one than that of the page. One that was only guessed is never the one meant. */
export const isOtherPlace = (place: SearchPlace, chosen: ChosenPlace): boolean =>
  place.kind === 'default' || place.kind === 'ip' || !isSamePlace(place, chosen);

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
