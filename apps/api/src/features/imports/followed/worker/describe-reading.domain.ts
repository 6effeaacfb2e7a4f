import { leftOutReasons } from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import type { SourcePreview } from '../followed-sources.schema.ts';
import type { SourceReading } from '../reading/read-source.ts';

/** An event with an address gets its position from the geocoder when it is written. */
const isComplete = ({ themes, lon, postalCode, locality }: PoiDraft): boolean =>
  themes.length > 0 && (lon ?? postalCode ?? locality) !== null;

const startOf = ({ periods: [first] }: PoiDraft): string =>
  `${first?.startDate} ${first?.startTime ?? ''}`;

export function describeReading(
  reading: Exclude<SourceReading, { fault: unknown }>,
): SourcePreview {
  const { drafts, leftOut, read, isCut } = reading;
  const soonest = [...drafts].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return {
    read,
    kept: drafts.length,
    incomplete: drafts.filter((draft) => !isComplete(draft)).length,
    leftOut: leftOutReasons.flatMap((reason) => {
      const count = leftOut[reason] ?? 0;
      return count === 0 ? [] : [{ reason, count }];
    }),
    isCut,
    events: soonest.slice(0, followedSourceLimits.previewEvents).map((draft) => ({
      title: draft.label,
      startDate: draft.periods[0]?.startDate ?? '',
      startTime: draft.periods[0]?.startTime?.slice(0, 5) ?? null,
      place: draft.placeName ?? draft.locality,
      isComplete: isComplete(draft),
    })),
  };
}
