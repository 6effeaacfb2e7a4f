/** Orders of the event list of an organiser. */
export const organiserSorts = ['changed', 'date', 'title', 'status'] as const;
export type OrganiserSort = (typeof organiserSorts)[number];

/** What an organiser does with several events at once. */
export const bulkActs = ['submission', 'withdrawal', 'archival', 'deletion'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** Acts that cannot be undone: the number of events is typed again as their confirmation. */
export const isFinalAct = (act: BulkAct): boolean => act === 'archival' || act === 'deletion';

/** Maximum number of events of one request. */
export const bulkActMost = 50;

/** Why an act was not done with one of the events: codes of `problems.ts`. */
export const bulkActFaults = [
  'poi_not_found',
  'permission_missing',
  'organisation_suspended',
  'organisation_not_approved',
  'poi_version_stale',
  'poi_transition_forbidden',
  'poi_incomplete',
] as const;
export type BulkActFault = (typeof bulkActFaults)[number];
