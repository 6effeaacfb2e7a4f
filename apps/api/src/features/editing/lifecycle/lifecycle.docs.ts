import type { Docs } from '../../../platform/openapi/operation-docs.ts';

const forOwners =
  'Owners and editors of its organisation. 409 `poi_transition_forbidden` when the status of the event does not allow it, 412 `poi_version_stale` after another change.';
const forModerators =
  'Moderators, except for an event of their own organisation (403 `poi_own`). 409 `poi_transition_forbidden` when the event is not in review any more.';

export const lifecycleDocs: Docs = {
  operations: {
    submitPoi: {
      summary: 'Send an event to the moderators',
      description: `From draft or refused to in-review. 422 \`poi_incomplete\` names each missing field in \`errors\`. ${forOwners}`,
      body: { version: 3, autopublish: true },
    },
    withdrawPoi: {
      summary: 'Take an event back from review',
      description: `From in-review to draft, for further changes. ${forOwners}`,
    },
    publishPoi: {
      summary: 'Publish an accepted event',
      description: `Visitors see it at once. Not needed when it was sent with \`autopublish\`. ${forOwners}`,
    },
    revisePoi: {
      summary: 'Begin a new version of a published event',
      description: `Visitors go on seeing the published version until the new one is accepted and published. ${forOwners}`,
    },
    discardPoiRevision: {
      summary: 'Drop the working version of a published event',
      description: `The published version stays. ${forOwners}`,
    },
    archivePoi: {
      summary: 'Archive a published event',
      description: `Its page answers 410 from then on. \`confirmation\` repeats the title, else 422 \`poi_confirmation_wrong\`. ${forOwners}`,
    },
    acceptPoi: {
      summary: 'Accept an event in review',
      description: `Publishes it too when it was sent with \`autopublish\`. The organiser gets a mail after ten seconds. ${forModerators}`,
      body: { version: 3 },
    },
    refusePoi: {
      summary: 'Refuse an event in review, with reasons',
      description: `The organiser reads the reasons and the comment, and may correct and send the event again. ${forModerators}`,
      body: { version: 3, reasons: ['DATES_INCOHERENTES'], comment: null },
    },
    undoPoiDecision: {
      summary: 'Undo a decision about an event',
      description: `Within ten seconds of it, by the moderator who took it; later 409 \`poi_decision_final\`. ${forModerators}`,
    },
    getEarlierRefusal: {
      summary: 'Read the last refusal of an event in review again',
      description:
        'With what has changed since, for the moderator who reviews it again. `refusal` is null when the event was not refused before.',
    },
    decidePois: {
      summary: 'Accept, refuse or undo several events at once',
      description:
        'Each event is decided in its own transaction; the answer has one result for each, in the order of the request. A refusal needs `reasons`.',
      body: {
        decision: 'acceptance',
        items: [{ poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70', version: 3 }],
      },
    },
    actOnPois: {
      summary: 'Submit, withdraw, archive or delete several events at once',
      description:
        'Each event is changed in its own transaction; the answer has one result for each, in the order of the request.',
      body: {
        act: 'submission',
        items: [{ poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70', version: 3 }],
        autopublish: true,
      },
    },
    countLiveStateRecipients: {
      summary: 'Count the readers whom a live state would be mailed to',
      description: 'For the question before `setPoiLiveState`.',
    },
    countDecisionRecipients: {
      summary: 'Count the organisers whom a decision would be mailed to',
      description: 'For the question before `acceptPoi` or `refusePoi`.',
    },
    countDecisionsRecipients: {
      summary: 'Count the organisers whom several decisions would be mailed to',
      description: 'For the question before `decidePois`; each person counts once.',
    },
  },
  parameters: {
    liveState: 'The state that would be announced.',
  },
  properties: {
    'decidePois.decision': 'What to decide about each event.',
    'decidePois.items': 'Events with the version that the moderator has read.',
    'actOnPois.act': 'What to do with each event.',
    'actOnPois.items': 'Events with the version that the caller has read.',
    'refusePoi.reasons': 'Codes of the reasons, one at least.',
    'archivePoi.confirmation': ['Title.', 'Bal folk en plein air'],
    'BulkActResult.items': 'One result for each event.',
    'BulkDecisionResult.items': 'One result for each event.',
    'BulkActResult|BulkDecisionResult.items.fault': ['Why it failed; null when it was done.', null],
    'BulkActResult.items.tabs': ['Tabs.', []],
    'BulkActResult|BulkDecisionResult.items.version': [
      'Version number after the change; null when it failed.',
      4,
    ],
    'BulkActResult|BulkDecisionResult.items.status': [
      'Status after the change; null when it failed.',
      'published',
    ],
    'ChangedPoi.status': 'Status after the change.',
    'countCampaignStopRecipients|countDecisionRecipients|countDecisionsRecipients|countLiveStateRecipients.count':
      ['Number of people.', 3],
  },
};
