/** Decisions about several events in review, with one request. */
export const bulkDecisions = ['acceptance', 'refusal', 'undoing'] as const;
export type BulkDecision = (typeof bulkDecisions)[number];

/** Maximum number of events of one request. */
export const bulkDecisionMost = 50;

/** Delay of the mail about decisions on events of an organisation, after the last of them. */
export const reviewDigestSeconds = 60;

/** A mail takes no more decisions this long after its first one. */
export const reviewDigestMostSeconds = 300;

/**
 * Why a decision about one of the events was not taken. `poi_claimed`: another moderator has claimed
 * it; the others are codes of `problems.ts`.
 */
export const bulkFaults = [
  'poi_claimed',
  'poi_not_found',
  'poi_own',
  'poi_version_stale',
  'poi_transition_forbidden',
  'poi_decision_final',
  'organisation_not_approved',
] as const;
export type BulkFault = (typeof bulkFaults)[number];
