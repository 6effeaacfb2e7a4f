import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const moderationDocs: Docs = {
  operations: {
    countReviewQueues: {
      summary: 'Count what waits in each queue of the team',
      description: 'Only queues that the permissions of the caller open.',
    },
    listReviewQueue: {
      summary: 'List the events in review',
      description: 'Longest waiting first, with the moderator who is reviewing each.',
    },
    claimReview: {
      summary: 'Say that the caller is reviewing an event',
      description:
        'For 15 minutes, renewed by calling it again. It keeps others from reading in vain, but does not stop them.',
    },
    releaseReview: {
      summary: 'Say that the caller no longer reviews an event',
      description: 'The answer is the claim of another moderator, if there is one.',
    },
    listPoiDuplicates: {
      summary: 'List possible duplicates of an event',
      description: 'Events of the same day nearby with a similar title, most similar first.',
    },
    mergePoi: {
      summary: 'Merge a duplicate into another event',
      description:
        'Archives the event of the path; its page leads to the one that stays, which takes its favourites. 409 `poi_promoted` while a campaign promotes it.',
    },
    listPoiMerges: {
      summary: 'List the merges that can be undone',
      description: 'Latest first, those of moderators and those that an import made.',
    },
    undoPoiMerge: {
      summary: 'Undo the merge of an event',
      description:
        'The event of the path gets its addresses, its versions and its favourites back; favourites that the kept event got since stay with it. 409 `poi_decision_final` when there is nothing to undo.',
    },
    reassignPoi: {
      summary: 'Give an event to another organisation',
      description: 'Its new members edit it from then on. Null returns it to its import.',
    },
    setPoiStatus: {
      summary: 'Hide an event from visitors, or show it again',
      description:
        'Its page answers 404 while hidden. Hiding needs a reason, which the organiser gets by mail after ten seconds.',
      body: { enabled: false, reason: 'Reported as cancelled' },
    },
  },
  parameters: { origin: 'Where the events come from.' },
  properties: {
    'ReviewQueueCounts.items.queue': 'Name of the queue.',
    'ReviewQueueCounts.items.oldestAt': ['Instant.', '2026-06-10T10:00:00Z'],
    'ReviewQueueCounts.items.total': ['Number.', 3],
    'ReviewItem.origin': 'Where the event comes from.',
    'ReviewItem.duplicates': ['Number.', 0],
    'ReviewClaimAnswer|ReviewItem.claim': 'Who is reviewing it; null while it waits.',
    'ReviewQueue.organisations.events': ['Number of its events in the queue.', 2],
    'PoiDuplicates.items.status': ['Status of the event in the workflow.', 'published'],
    'PoiDuplicates.items.distance': ['Metres.', 120],
    'PoiDuplicates.items.similarity': ['Fraction.', 0.86],
    'PoiDuplicates.items.organisationName': [
      'Name of the organisation; null without one.',
      'Bal Atelier 37',
    ],
    'PoiMerge.mergedAt': ['Instant.', '2026-06-10T10:00:00Z'],
    'PoiVisibility|setPoiStatus.enabled': ['True while visitors can see it.', true],
    'PoiVisibility.reason': ['Why it is hidden; null while it is shown.', null],
    'setPoiStatus.reason': ['Reason.', 'Reported as cancelled'],
  },
};
