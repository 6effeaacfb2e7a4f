import type { DayRange } from '@parages/contracts/vocabulary/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/options';

/** What the filter panel lets one change before it is applied. */
export type PanelDraft = { distanceKm: number; placeName: string | null; dates: DayRange | null; options: readonly PoiOption[] };

const datesText = ({ dates }: PanelDraft): string => (dates === null ? '' : `${dates.start}_${dates.end}`);
const optionsText = ({ options }: PanelDraft): string => [...options].sort().join();

/** Whether there is something to apply: radius, place name, date range or options differ from what they were. */
export const isDirty = (initial: PanelDraft, draft: PanelDraft): boolean =>
  draft.distanceKm !== initial.distanceKm ||
  draft.placeName !== initial.placeName ||
  datesText(draft) !== datesText(initial) ||
  optionsText(draft) !== optionsText(initial);
