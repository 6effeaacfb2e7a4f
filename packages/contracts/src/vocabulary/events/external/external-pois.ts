/** Bounds of the events that programs of an organisation write by their own ids. */
export const externalPoiLimits = {
  /** Letters of the name of a source. */
  sourceLength: 40,
  extIdLength: 200,
  /** Events of one bulk request. */
  bulk: 100,
} as const;
