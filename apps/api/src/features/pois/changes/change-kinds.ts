/** What a change made of an event that visitors can read. */
export const visibleChanges = ['published', 'changed', 'cancelled'] as const;

/** `unmatched`: visitors can read the event, and it no longer matches the filters of the reader. */
export const goneReasons = [
  'archived',
  'merged',
  'hidden',
  'withdrawn',
  'deleted',
  'unmatched',
] as const;

export type VisibleChange = (typeof visibleChanges)[number];
export type GoneReason = (typeof goneReasons)[number];
