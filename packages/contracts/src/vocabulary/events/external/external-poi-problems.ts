/** The part of `problems` about the events that are written by their external id. */
export const externalPoiProblems = {
  poi_merged: {
    status: 409,
    title: 'A moderator merged this event into the one that `detail` names: write that one.',
  },
  poi_reassigned: {
    status: 409,
    title: 'The event with this external id now belongs to another organisation.',
  },
  organisation_unnamed: {
    status: 400,
    title: 'This account has several organisations: name one of them in `organisationId`.',
  },
} as const;
