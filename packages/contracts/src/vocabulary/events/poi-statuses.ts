/** Status of a version of a poi. */
export const poiStatuses = [
  'draft',
  'in-review',
  'accepted',
  'refused',
  'published',
  'archived',
] as const;

export type PoiStatus = (typeof poiStatuses)[number];

/**
 * Allowed status changes. From a status to itself: a save, or for `published` a new version.
 * `published → draft` creates a version in preparation beside the published one. `archived` is
 * final.
 */
const poiTransitions: Readonly<Record<PoiStatus, readonly PoiStatus[]>> = {
  draft: ['draft', 'in-review', 'archived'],
  'in-review': ['accepted', 'published', 'refused'],
  accepted: ['published', 'archived'],
  refused: ['in-review', 'refused', 'archived'],
  published: ['published', 'draft', 'archived'],
  archived: [],
};

export const canBecome = (from: PoiStatus, to: PoiStatus): boolean =>
  poiTransitions[from].includes(to);
