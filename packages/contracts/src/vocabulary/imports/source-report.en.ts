import type { ReportGroup, ReportList, ReportReason } from './source-report.ts';

export const partialReadingEn =
  'Only a part of the source was read: an event that is missing here stays as it is.';

export const reportReasonsEn: Readonly<Record<ReportReason, string>> = {
  record_unreadable: 'unreadable',
  title_missing: 'no title',
  title_conflict: 'contradictory titles',
  day_missing: 'no date',
  dates_invalid: 'invalid dates or hours',
  dates_unlikely: 'unlikely dates or hours',
  repetition_invalid: 'unreadable repetition',
  place_missing: 'no place',
  place_invalid: 'invalid place',
  elsewhere: 'outside metropolitan France',
  contact_invalid: 'invalid contact',
  price_invalid: 'invalid price',
  value_invalid: 'invalid value',
  text_too_long: 'text too long',
  identifier_repeated: 'repeated identifier',
  event_refused: 'refused by the database',
  over: 'already over',
  online: 'online only',
  not_outing: 'not an outing',
  job: 'job',
  training: 'training',
  business: 'business meeting',
  service: 'service',
  council: 'council meeting',
  school: 'school',
  private: 'private',
  protected: 'locked, archived or of another organisation',
  theme_missing: 'no theme',
  place_unknown: 'unknown place',
  address_uncertain: 'approximate address',
  address_unanswered: 'address not looked up yet',
  address_missing: 'no address: at the centre of the commune',
  position_outside: 'position outside France',
  position_elsewhere: 'position outside its commune',
  postal_code_elsewhere: 'postcode of another commune',
  postal_code_corrected: 'postcode corrected',
  city_elsewhere: 'commune contradicted by the position',
  value_corrected: 'value corrected or left out',
  kept_by_hand: 'kept as edited by hand',
  column_unknown: 'column not read',
};

export const reportListsEn: Readonly<Record<ReportList, string>> = {
  refused: 'Refused',
  keptBack: 'Kept back',
  doubtful: 'Doubtful',
};

export const reportCountsEn = {
  read: 'Read',
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
} as const;

/** "no title (3), unreadable (1)". */
export const formatReasons = (groups: readonly Pick<ReportGroup, 'reason' | 'count'>[]): string =>
  groups
    .map(({ reason, count }) => `${reportReasonsEn[reason]} (${count.toLocaleString('en-GB')})`)
    .join(', ');
