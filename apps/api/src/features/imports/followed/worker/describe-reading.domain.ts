import {
  type LeftOutReason,
  leftOutReasons,
} from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import type { SourcePreview } from '../followed-sources.schema.ts';
import type { SourceReading } from '../reading/read-source.ts';

/** An event with an address gets its position from the geocoder when it is written. */
const isComplete = ({ themes, lon, postalCode, locality }: PoiDraft): boolean =>
  themes.length > 0 && (lon ?? postalCode ?? locality) !== null;

const startOf = ({ periods: [first] }: PoiDraft): string =>
  `${first?.startDate} ${first?.startTime ?? ''}`;

/**
 * Servers of the release before fail on a stored reason that they do not know (ADR 0029): a reason is
 * stored as `invalid` until each running release reads unknown ones (`storedSourceSchema`).
 */
const newReasons: ReadonlySet<LeftOutReason> = new Set(['repetition_invalid']);

function countLeftOut(leftOut: Partial<Record<LeftOutReason, number>>): SourcePreview['leftOut'] {
  const counts = new Map<LeftOutReason, number>();
  for (const reason of leftOutReasons) {
    const stored = newReasons.has(reason) ? 'invalid' : reason;
    counts.set(stored, (counts.get(stored) ?? 0) + (leftOut[reason] ?? 0));
  }
  return leftOutReasons.flatMap((reason) => {
    const count = counts.get(reason) ?? 0;
    return count === 0 ? [] : [{ reason, count }];
  });
}

export function describeReading(
  reading: Exclude<SourceReading, { fault: unknown }>,
): SourcePreview {
  const { drafts, leftOut, read, isCut } = reading;
  const soonest = [...drafts].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return {
    read,
    kept: drafts.length,
    incomplete: drafts.filter((draft) => !isComplete(draft)).length,
    toLocate: drafts.filter((draft) => draft.lon === null && isComplete(draft)).length,
    leftOut: countLeftOut(leftOut),
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
