import { type DoubtReason, isLookedUp } from './doubt-reasons.ts';
import { type ImportFault, type ImportFindingKind, importFaults } from './import-faults.ts';
import {
  type ReportGroup,
  type ReportList,
  type ReportReason,
  reportLists,
  type SourceReport,
} from './source-report.ts';

const reasonOfFault: Readonly<Record<ImportFault, ReportReason>> = {
  quote_not_closed: 'record_unreadable',
  quote_misplaced: 'record_unreadable',
  record_too_long: 'record_unreadable',
  cells_too_many: 'record_unreadable',
  lines_none: 'record_unreadable',
  lines_too_many: 'record_unreadable',
  columns_too_many: 'record_unreadable',
  column_missing: 'record_unreadable',
  column_duplicate: 'record_unreadable',
  value_missing: 'value_invalid',
  value_too_long: 'text_too_long',
  title_conflict: 'title_conflict',
  text_too_long: 'text_too_long',
  day_invalid: 'dates_invalid',
  time_invalid: 'dates_invalid',
  url_invalid: 'contact_invalid',
  email_invalid: 'contact_invalid',
  phone_invalid: 'contact_invalid',
  theme_unknown: 'value_invalid',
  longitude_invalid: 'place_invalid',
  latitude_invalid: 'place_invalid',
  longitude_out_of_bounds: 'elsewhere',
  latitude_out_of_bounds: 'elsewhere',
  position_half: 'place_invalid',
  postal_code_invalid: 'place_invalid',
  price_invalid: 'price_invalid',
  yes_no_invalid: 'value_invalid',
  price_min_above_max: 'price_invalid',
  free_with_price: 'price_invalid',
  age_invalid: 'value_invalid',
  age_min_above_max: 'value_invalid',
  day_without_start: 'dates_invalid',
  day_end_before_start: 'dates_invalid',
  day_far: 'dates_invalid',
  time_without_day: 'dates_invalid',
  time_without_start: 'dates_invalid',
  credits_without_photo: 'value_invalid',
  periods_too_many: 'dates_invalid',
  event_refused: 'event_refused',
  event_reassigned: 'protected',
  column_unknown: 'column_unknown',
  lines_differ: 'value_corrected',
  theme_missing: 'theme_missing',
  position_missing: 'address_unanswered',
  address_uncertain: 'address_uncertain',
  address_unanswered: 'address_unanswered',
  address_missing: 'address_missing',
  place_unknown: 'place_unknown',
  day_missing: 'day_missing',
  kept_by_hand: 'kept_by_hand',
  postal_code_corrected: 'postal_code_corrected',
  postal_code_elsewhere: 'postal_code_elsewhere',
  city_elsewhere: 'city_elsewhere',
  position_elsewhere: 'position_elsewhere',
  hours_unlikely: 'dates_unlikely',
  period_long: 'dates_unlikely',
  days_past: 'over',
};

const listOfKind: Readonly<Record<ImportFindingKind, ReportList>> = {
  parse: 'refused',
  blocking: 'refused',
  line: 'refused',
  skipped: 'keptBack',
  warning: 'doubtful',
};

/** Findings of one code in one column, as the check groups them. */
type FindingGroup = { code: ImportFault; count: number; lines?: readonly number[] | undefined };

export const reasonOfFinding = (code: ImportFault): { list: ReportList; reason: ReportReason } => ({
  list: listOfKind[importFaults[code]],
  reason: reasonOfFault[code],
});

type PlaceDoubts = readonly { reason: DoubtReason; count: number }[];

export type FileImport = {
  fileName: string;
  /** In Paris. */
  day: string;
  check: { lines: number; faults: number; byPath: readonly FindingGroup[] };
  /**
   * Events: as the check expects them, or as the import has written them. `rejected` counts the lines
   * that the check or the database refused; it is absent before the import.
   */
  counts: { created: number; updated: number; unchanged: number; rejected?: number };
  /** Places that the import has looked up; undefined before, when all are still to be. */
  doubts: PlaceDoubts | undefined;
};

/**
 * The report of a file. `read` counts lines, the lists count findings, and the records are the first
 * lines of each reason.
 */
export function reportOfFile({ fileName, day, check, counts, doubts }: FileImport): SourceReport {
  const lists = new Map(reportLists.map((list) => [list, new Map<ReportReason, ReportGroup>()]));
  const add = ({ code, count, lines = [] }: FindingGroup): void => {
    const { list, reason } = reasonOfFinding(code);
    const groups = lists.get(list);
    const group = groups?.get(reason) ?? { reason, count: 0, records: [] };
    group.count += count;
    for (const index of lines)
      group.records.push({ index, extId: null, title: null, detail: null });
    groups?.set(reason, group);
  };
  for (const found of check.byPath)
    if (doubts === undefined || found.code !== 'position_missing') add(found);
  const refused = (counts.rejected ?? 0) - check.faults;
  if (refused > 0) add({ code: 'event_refused', count: refused });
  for (const { reason, count } of doubts ?? [])
    if (isLookedUp(reason)) add({ code: reason, count });
  const sorted = (list: ReportList): ReportGroup[] =>
    [...(lists.get(list)?.values() ?? [])].sort((a, b) => b.count - a.count);
  const { created, updated: changed, unchanged } = counts;
  return {
    source: fileName,
    day,
    isPartial: false,
    read: check.lines,
    created,
    changed,
    unchanged,
    refused: sorted('refused'),
    keptBack: sorted('keptBack'),
    doubtful: sorted('doubtful'),
  };
}
