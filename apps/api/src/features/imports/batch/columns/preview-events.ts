import { sortedPeriods } from '../../mapping/periods.ts';
import { truncate } from '../../mapping/plain-text.ts';
import type { ImportPreview } from '../batch-imports.schema.ts';
import type { FileIndex } from '../table/index-file.ts';
import { withPeriods } from '../table/read-line.ts';

const shownPeriods = 3;
const shownDescription = 300;

/** The first events of a file, each with the dates of all its lines. */
export const previewEvents = ({ firstDrafts, events }: FileIndex): ImportPreview[] =>
  firstDrafts.map((first) => {
    const periods = sortedPeriods(events.get(first.extId)?.periods ?? []);
    const draft = withPeriods(first, periods);
    return {
      label: draft.label,
      description: truncate(draft.description, shownDescription),
      organizerName: draft.organizerName,
      placeName: draft.placeName,
      streetAddress: draft.streetAddress,
      postalCode: draft.postalCode,
      locality: draft.locality,
      hasPosition: draft.lon !== null,
      themes: draft.themes,
      options: draft.options,
      isPermanent: draft.isPermanent,
      isFree: draft.options.includes('free'),
      minPriceCents: draft.minPriceCents,
      maxPriceCents: draft.maxPriceCents,
      periods: periods.slice(0, shownPeriods),
      periodCount: periods.length,
    };
  });
