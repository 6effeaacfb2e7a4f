import { keptReasons } from './kept-reasons.ts';

/**
 * What an import did with records: `refused`, nothing was written; `keptBack`, not written or not
 * published, for a reason that is no fault; `doubtful`, written, and to be looked at.
 */
export const reportLists = ['refused', 'keptBack', 'doubtful'] as const;
export type ReportList = (typeof reportLists)[number];

/** The numbers of records of a report, in the order in which each rendering of it has them. */
export const reportCounts = ['read', 'created', 'changed', 'unchanged'] as const;
export type ReportCount = (typeof reportCounts)[number];

/** One vocabulary for feeds, followed sources and files. Codes are part of the API: never rename one. */
export const reportReasons = [
  'record_unreadable',
  'title_missing',
  'title_conflict',
  'day_missing',
  'dates_invalid',
  'dates_unlikely',
  'repetition_invalid',
  'place_missing',
  'place_invalid',
  'elsewhere',
  'contact_invalid',
  'price_invalid',
  'value_invalid',
  'text_too_long',
  'identifier_repeated',
  'event_refused',
  'over',
  'online',
  'not_outing',
  ...keptReasons,
  'protected',
  'theme_missing',
  'place_unknown',
  'address_uncertain',
  'address_unanswered',
  'address_missing',
  'position_outside',
  'position_elsewhere',
  'postal_code_elsewhere',
  'postal_code_corrected',
  'city_elsewhere',
  'value_corrected',
  'kept_by_hand',
  'column_unknown',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `index` counts the records of a feed, or the lines of a file, from 1; null for the whole of it. */
export type ReportedRecord = {
  index: number | null;
  extId: string | null;
  title: string | null;
  /** Such as "day: expected a date, obtained demain"; null when the reason says all. */
  detail: string | null;
};

/** `count` is complete; `records` has the first ones. */
export type ReportGroup = { reason: ReportReason; count: number; records: ReportedRecord[] };

/**
 * What one import wrote of one source on one day: the same on screens, in mails, files and commands.
 * Each record that was read is created, changed, unchanged, refused or kept back; a doubtful one is
 * created, changed or unchanged too.
 */
export type SourceReport = {
  /** The address, the name of the file, or the format of a feed. */
  source: string;
  /** In Paris. */
  day: string;
  /** The source has records that were not read, so that what is missing here may still be in it. */
  isPartial: boolean;
} & Record<ReportCount, number> &
  Record<ReportList, ReportGroup[]>;

export const sourceReportLimits = { recordsPerReason: 200, perSource: 14 } as const;

export const countOf = (groups: readonly Pick<ReportGroup, 'count'>[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
