import type { Permission } from '../../accounts/permissions.ts';

/** The queues of the team, each with the permission that it takes. */
const reviewQueuePermissions = {
  pois: 'poi_mod',
  organisations: 'org_mod',
  'organisation-changes': 'org_mod',
  'event-messages': 'poi_mod',
  'organisation-messages': 'org_mod',
  duplicates: 'poi_mod',
  photos: 'image_mod',
} as const satisfies Record<string, Permission>;

export type ReviewQueueName = keyof typeof reviewQueuePermissions;

export const reviewQueueNames = Object.keys(reviewQueuePermissions) as [
  ReviewQueueName,
  ...ReviewQueueName[],
];

export const reviewQueuesOf = (permissions: readonly Permission[]): ReviewQueueName[] =>
  reviewQueueNames.filter((name) => permissions.includes(reviewQueuePermissions[name]));
