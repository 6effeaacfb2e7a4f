import { type ImportFault, type ImportFindingKind, importFaults } from './import-faults.ts';
import {
  type ReportGroup,
  type ReportList,
  type ReportReason,
  reportLists,
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
  position_missing: 'place_unknown',
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

export type ReasonCount = Pick<ReportGroup, 'reason' | 'count'>;
type Finding = { code: ImportFault; count: number };

/**
 * The findings of the check of a file as the lists of a report; counts findings, not lines. Leaves
 * `position_missing` out: the check notes it before the addresses are looked up.
 */
export function reasonsOfFile(findings: readonly Finding[]): Record<ReportList, ReasonCount[]> {
  const counts = new Map(reportLists.map((list) => [list, new Map<ReportReason, number>()]));
  for (const { code, count } of findings) {
    if (code === 'position_missing') continue;
    const reasons = counts.get(listOfKind[importFaults[code]]);
    const reason = reasonOfFault[code];
    reasons?.set(reason, (reasons.get(reason) ?? 0) + count);
  }
  const sorted = (list: ReportList): ReasonCount[] =>
    [...(counts.get(list) ?? [])]
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count);
  return {
    refused: sorted('refused'),
    keptBack: sorted('keptBack'),
    doubtful: sorted('doubtful'),
  };
}
