import { isFar, type PlausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { readRecords } from '../reading/read-records.ts';
import type { RecordMapper } from './poi-draft.ts';
import { lastEndOf, weeksUntilNotOver } from './shift-dates.ts';

/** The weeks by which all dates move, so that no event is over at `now`, a local time in Paris. */
export async function findShift(
  files: readonly string[],
  map: RecordMapper,
  now: string,
  days: PlausibleDays,
): Promise<number> {
  let earliest: string | undefined;
  for (const file of files) {
    try {
      for await (const record of readRecords(file)) {
        const mapped = 'fault' in record ? undefined : map(record.value);
        const end =
          mapped?.kind === 'mapped' && !mapped.draft.isPermanent
            ? lastEndOf(mapped.draft.periods.filter((period) => !isFar(period, days)))
            : undefined;
        if (end !== undefined && (earliest === undefined || end < earliest)) earliest = end;
      }
    } catch {
      // The import reads the file again and then reports the error.
    }
  }
  return earliest === undefined ? 0 : weeksUntilNotOver(earliest, now);
}
