/** What a visitor reports about an event. `other` requires a text. */
export const reportKinds = [
  'wrong-dates',
  'wrong-place',
  'cancelled',
  'duplicate',
  'other',
] as const;

export type ReportKind = (typeof reportKinds)[number];
