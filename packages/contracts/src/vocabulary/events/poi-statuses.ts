/** Where a version of a poi stands. */
export const poiStatuses = [
  'draft',
  'in-review',
  'accepted',
  'refused',
  'published',
  'archived',
] as const;

/** A status's wire value. */
export type PoiStatus = (typeof poiStatuses)[number];

/**
 * Where each status may lead. The same status twice is a save, or a new version of what is published; `published → draft` opens a
 * version in preparation beside the published one. Nothing leaves `archived`.
 */
const poiTransitions: Readonly<Record<PoiStatus, readonly PoiStatus[]>> = {
  draft: ['draft', 'in-review', 'archived'],
  'in-review': ['accepted', 'published', 'refused'],
  accepted: ['published', 'archived'],
  refused: ['in-review', 'refused', 'archived'],
  published: ['published', 'draft', 'archived'],
  archived: [],
};

/** Whether a version may go from one status to another. */
export const canBecome = (from: PoiStatus, to: PoiStatus): boolean =>
  poiTransitions[from].includes(to);
