import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Filters } from '../../lib/search/filters.search-params.ts';
import { isSamePlace, type SearchPlace } from '../../lib/search/search-place.ts';
import type { ChosenPlace } from './place-field.tsx';
import type { Traits } from './traits/use-trait-words.ts';

export type PanelDraft = Traits & {
  distanceKm: number;
  placeName: string | null;
  dates: DayRange | null;
  options: readonly PoiOption[];
};

/** A place guessed from the IP address, and an unknown place, always differ. */
export const isOtherPlace = (place: SearchPlace, chosen: ChosenPlace): boolean =>
  place.position === null || place.kind === 'ip' || !isSamePlace(place, chosen);

const datesText = ({ dates }: PanelDraft): string =>
  dates === null ? '' : `${dates.start}_${dates.end}`;
const optionsText = ({ options }: PanelDraft): string => [...options].sort().join();

export const changesOf = (initial: PanelDraft, draft: PanelDraft): Partial<Filters> => ({
  ...(draft.distanceKm !== initial.distanceKm && { distanceKm: draft.distanceKm }),
  ...(datesText(draft) !== datesText(initial) && { dates: draft.dates }),
  ...(optionsText(draft) !== optionsText(initial) && { options: [...draft.options] }),
  ...(draft.maxPrice !== initial.maxPrice && { maxPrice: draft.maxPrice }),
  ...(draft.age !== initial.age && { age: draft.age }),
  ...(draft.partOfDay !== initial.partOfDay && { partOfDay: draft.partOfDay }),
});

export const isDirty = (initial: PanelDraft, draft: PanelDraft): boolean =>
  draft.placeName !== initial.placeName || Object.keys(changesOf(initial, draft)).length > 0;
