import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const followsDocs: Docs = {
  operations: {
    listFollowedHosts: {
      summary: 'List the followed venues and organisers',
      description: 'Last followed first. New events there come by mail.',
    },
    followHost: {
      summary: 'Follow a venue or an organiser',
      description:
        'Following it again changes nothing. 404 `venue_not_found` or `organiser_not_found`; 409 `quota_reached` names the largest number.',
    },
    unfollowHost: {
      summary: 'Stop following a venue or an organiser',
      description:
        'Stopping it again changes nothing. The answer is the list of what is still followed.',
    },
  },
  parameters: { kind: 'Kind of page: `venue` or `organiser`.' },
  properties: {
    'FollowedHosts.items.kind': 'Venue or organiser.',
    'FollowedHosts.items.name': ['Name.', 'Guinguette de Tours'],
  },
};
