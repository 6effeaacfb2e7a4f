import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Filters } from '../../lib/search/filters.search-params.ts';
import { isSamePlace, type SearchPlace } from '../../lib/search/search-place.ts';
import type { ChosenPlace } from './place-field.tsx';

/** Filters that the panel edits before they are applied. */
export type PanelDraft = {
  distanceKm: number;
  placeName: string | null;
  dates: DayRange | null;
  options: readonly PoiOption[];
};

/**
 * Whether the chosen place differs from that of the page. A guessed place (IP address or default)
 * always differs.
 */
export const isOtherPlace = (place: SearchPlace, chosen: ChosenPlace): boolean =>
  place.kind === 'default' || place.kind === 'ip' || !isSamePlace(place, chosen);

const datesText = ({ dates }: PanelDraft): string =>
  dates === null ? '' : `${dates.start}_${dates.end}`;
const optionsText = ({ options }: PanelDraft): string => [...options].sort().join();

/** Changed filters, except the place. */
export const changesOf = (initial: PanelDraft, draft: PanelDraft): Partial<Filters> => ({
  ...(draft.distanceKm !== initial.distanceKm && { distanceKm: draft.distanceKm }),
  ...(datesText(draft) !== datesText(initial) && { dates: draft.dates }),
  ...(optionsText(draft) !== optionsText(initial) && { options: [...draft.options] }),
});

/**
 * Whether there are changes to apply: radius, place name, date range or options differ from the
 * initial values.
 */
export const isDirty = (initial: PanelDraft, draft: PanelDraft): boolean =>
  draft.placeName !== initial.placeName || Object.keys(changesOf(initial, draft)).length > 0;
