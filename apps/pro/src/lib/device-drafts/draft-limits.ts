/** First part of the keys of drafts in the storage. */
export const draftPrefix = 'parages-pro-draft';

/**
 * Drafts of events that the browser of an organiser keeps until the API has them: written at the
 * latest `writeMs` after a change, and removed at the first opening of an editor after `days`.
 * `maxLength`: UTF-16 code units of one. `offered`: drafts that a page offers to take up again.
 */
export const deviceDraftLimits = {
  writeMs: 300,
  days: 30,
  most: 20,
  maxLength: 300_000,
  titleLength: 140,
  offered: 3,
} as const;
