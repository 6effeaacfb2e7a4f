export const importFindingKinds = ['parse', 'blocking', 'line', 'skipped', 'warning'] as const;
/**
 * What a finding prevents. `parse`: the file or a line cannot be read; `blocking`: no line of the
 * file is imported; `line`: that line is not imported; `skipped`: the event of the line was
 * reassigned, and is not changed; `warning`: nothing, the event is imported.
 */
export type ImportFindingKind = (typeof importFindingKinds)[number];

/** Every finding of an import, with its kind. Codes are part of the API: never rename one. */
export const importFaults = {
  quote_not_closed: 'parse',
  quote_misplaced: 'parse',
  record_too_long: 'parse',
  cells_too_many: 'parse',
  lines_none: 'blocking',
  lines_too_many: 'blocking',
  columns_too_many: 'blocking',
  column_missing: 'blocking',
  column_duplicate: 'blocking',
  value_missing: 'blocking',
  value_too_long: 'blocking',
  title_conflict: 'blocking',
  text_too_long: 'line',
  day_invalid: 'line',
  time_invalid: 'line',
  url_invalid: 'line',
  email_invalid: 'line',
  phone_invalid: 'line',
  theme_unknown: 'line',
  longitude_invalid: 'line',
  latitude_invalid: 'line',
  longitude_out_of_bounds: 'line',
  latitude_out_of_bounds: 'line',
  position_half: 'line',
  postal_code_invalid: 'line',
  price_invalid: 'line',
  yes_no_invalid: 'line',
  price_min_above_max: 'line',
  free_with_price: 'line',
  age_invalid: 'line',
  age_min_above_max: 'line',
  day_without_start: 'line',
  day_end_before_start: 'line',
  day_far: 'line',
  time_without_day: 'line',
  time_without_start: 'line',
  credits_without_photo: 'line',
  periods_too_many: 'line',
  event_refused: 'line',
  event_reassigned: 'skipped',
  column_unknown: 'warning',
  lines_differ: 'warning',
  theme_missing: 'warning',
  position_missing: 'warning',
  address_uncertain: 'warning',
  address_unanswered: 'warning',
  address_missing: 'warning',
  place_unknown: 'warning',
  day_missing: 'warning',
  kept_by_hand: 'warning',
  postal_code_corrected: 'warning',
  postal_code_elsewhere: 'warning',
  city_elsewhere: 'warning',
  position_elsewhere: 'warning',
  hours_unlikely: 'warning',
  period_long: 'warning',
  days_past: 'warning',
} as const satisfies Record<string, ImportFindingKind>;

export type ImportFault = keyof typeof importFaults;

export const importFaultCodes = Object.keys(importFaults) as [ImportFault, ...ImportFault[]];

/** Findings about a cell whose value does not fit its column. */
export const wrongCellFaults = [
  'day_invalid',
  'time_invalid',
  'url_invalid',
  'email_invalid',
  'phone_invalid',
  'theme_unknown',
  'longitude_invalid',
  'latitude_invalid',
  'longitude_out_of_bounds',
  'latitude_out_of_bounds',
  'postal_code_invalid',
  'price_invalid',
  'age_invalid',
  'yes_no_invalid',
] as const satisfies readonly ImportFault[];
export type WrongCellFault = (typeof wrongCellFaults)[number];

/** A cell of a required column gets `value_too_long`, a cell of another column `text_too_long`. */
export const tooLongFaults = [
  'value_too_long',
  'text_too_long',
] as const satisfies readonly ImportFault[];
export type TooLongFault = (typeof tooLongFaults)[number];

/** Findings that stop the check: the rest of the file cannot be parsed reliably. */
export const endsCheck: readonly ImportFault[] = [
  'quote_not_closed',
  'quote_misplaced',
  'record_too_long',
];

/** A `blocked` import needs a corrected file. */
export const importStatuses = [
  'checking',
  'blocked',
  'ready',
  'running',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const importFailures = ['organisation_not_approved', 'importer_gone', 'internal'] as const;
export type ImportFailure = (typeof importFailures)[number];

/** A finding, with the values that its sentence quotes. */
export type SaidFinding = {
  code: ImportFault;
  path: string | null;
  obtained: string | null;
  expected: string | null;
};
