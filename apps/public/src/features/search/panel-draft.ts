import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import { isSamePlace, type SearchPlace } from '../../lib/search/search-place.ts';
import type { ChosenPlace } from './place-field.tsx';

/** The filters as the panel shows them, before they are applied. */
export type PanelDraft = Filters & { placeName: string | null };

/** A place guessed from the IP address, and an unknown place, always differ. */
export const isOtherPlace = (place: SearchPlace, chosen: ChosenPlace): boolean =>
  place.position === null || place.kind === 'ip' || !isSamePlace(place, chosen);

const datesText = ({ dates }: PanelDraft): string =>
  dates === null ? '' : `${dates.start}_${dates.end}`;
const optionsText = ({ options }: PanelDraft): string => [...options].sort().join();

export const changesOf = (initial: PanelDraft, draft: PanelDraft): Partial<Filters> => ({
  ...(draft.distanceKm !== initial.distanceKm && { distanceKm: draft.distanceKm }),
  ...(datesText(draft) !== datesText(initial) && { dates: draft.dates }),
  ...(optionsText(draft) !== optionsText(initial) && { options: draft.options }),
  ...(draft.maxPrice !== initial.maxPrice && { maxPrice: draft.maxPrice }),
  ...(draft.age !== initial.age && { age: draft.age }),
  ...(draft.partOfDay !== initial.partOfDay && { partOfDay: draft.partOfDay }),
});

export const isDirty = (initial: PanelDraft, draft: PanelDraft): boolean =>
  draft.placeName !== initial.placeName || Object.keys(changesOf(initial, draft)).length > 0;
