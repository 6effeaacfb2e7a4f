import type { Docs } from '../../../platform/openapi/operation-docs.ts';

const poll = 'A worker reads the address; poll `getFollowedSource` while `isWaiting` is true.';

export const followedSourcesDocs: Docs = {
  operations: {
    listFollowedSources: {
      summary: 'List the followed addresses of the organisations of the account, or of the team',
      description:
        'Of one organisation, of all those of the account or, with the permission `batch_import`, of the team. Newest first.',
    },
    attachFollowedSource: {
      summary: 'Attach an address whose events an organisation, or the team, takes over',
      description: `A calendar (ICS), a page with events in JSON-LD, a feed with dates, the page of an agenda on OpenAgenda, or records of OpenAgenda or DATAtourisme, of which all pages are read. Complete events of an organisation go to review, those of the team are published. ${poll} The preview shows what following would write. 422 \`source_address_refused\` for an address that is not on the open internet.`,
      body: {
        organisationId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
        url: 'https://example.org/agenda.ics',
      },
    },
    getFollowedSource: {
      summary: 'Read a followed address, its preview and its last outcome',
      description:
        'Members of its organisation, or of the team, read it; others get 404 `source_not_found`.',
    },
    detachFollowedSource: {
      summary: 'Stop following an address',
      description: 'The events that it has given stay. The answer is the list of what is left.',
    },
    followSource: {
      summary: 'Follow an address that has a preview',
      description: `Pulled now, then once a day. ${poll} 409 \`source_transition_forbidden\` without a preview.`,
    },
    pullFollowedSource: {
      summary: 'Read a followed address now',
      description: `${poll} 429 \`source_limited\` when it was read a moment ago.`,
    },
    listSourceReports: {
      summary: 'List the reports of the last pulls of a followed address',
      description:
        'What each pull created, changed, left unchanged, refused, kept back and doubts, by reason, with the records. Newest first. A pull that failed has none; one whose content was the same repeats the report before it, with every event unchanged.',
    },
    listSourceLocks: {
      summary: 'List what readings of an address leave as it is',
      description:
        'A field of an event that a person has edited is kept by later readings, until it is released.',
    },
    releaseSourceLock: {
      summary: 'Give a field of an event back to its address',
      description:
        'The next reading writes what the address says; a published event then goes to review. A later edit keeps the field again. Idempotent. The answer is the list of what is still kept.',
    },
    keepMissingEvents: {
      summary: 'Keep the events that an address no longer gives',
      description: 'They are not proposed for cancellation any more.',
    },
  },
  parameters: {
    sourceId: 'Id of the followed address.',
    owner: 'Whose addresses.',
    field: 'What a reading leaves as it is.',
  },
  properties: {
    'FollowedSource.url': ['Address that is read.', 'https://example.org/agenda.ics'],
    'FollowedSource.name': ['Name of the calendar; null when it gives none.', 'Agenda du bal'],
    'FollowedSource.format': 'Recognised format; null before the first reading.',
    'FollowedSource.status': ['Where it is.', 'followed'],
    'FollowedSource.fault': ['Why the last reading failed.', null],
    'FollowedSource.preview': 'What the address gave; null before the first reading.',
    'FollowedSource.outcome': 'What the last pull wrote; null before it.',
    'FollowedSource.missing': 'Events that it no longer gives.',
    'FollowedSource.missing.title': ['Title of the event.', 'Bal folk en plein air'],
    'FollowedSource.failures': ['Number.', 0],
    'FollowedSource.attemptedAt': [
      'Instant of the last reading, ISO 8601 in UTC; null before it.',
      '2026-06-10T10:00:00Z',
    ],
    'FollowedSource|SourceReport.pulledAt': ['Instant.', '2026-06-10T10:00:00Z'],
    'FollowedSource.nextPullAt': [
      'Instant of the next pull, ISO 8601 in UTC; null when not followed.',
      '2026-06-11T10:00:00Z',
    ],
    'SourcePreview.toLocate': ['Number of events.', 2],
    'SourceReport.source': ['Address that was read.', 'https://example.org/agenda.ics'],
    'SourceReport.day': ['Day of the pull in Paris.', '2026-06-10'],
    'SourceReport.isPartial': [
      'Whether the source has records that were not read: one beyond its bound, or one that is no JSON.',
      false,
    ],
    'SourceReport.read': ['Number of records.', 14],
    'SourceReport.created': ['Number of events.', 10],
    'SourceReport.changed': ['Number of events.', 0],
    'SourceReport.unchanged': ['Number of events.', 0],
    'SourceReport.refused': 'Records of which nothing was written, most frequent reason first.',
    'SourceReport.keptBack': 'Records that were left aside for a reason that is no fault.',
    'SourceReport.doubtful': 'Records that were written, and should be looked at.',
    'SourceReport.refused.reason': ['Why nothing was written.', 'repetition_invalid'],
    'SourceReport.keptBack.reason': ['Why the records were left aside.', 'over'],
    'SourceReport.doubtful.reason': ['What should be looked at.', 'theme_missing'],
    'SourceReport.refused.count': ['Number of records.', 1],
    'SourceReport.keptBack.count': ['Number of records.', 3],
    'SourceReport.doubtful.count': ['Number of records.', 2],
    'SourceReport.refused.records': 'The first 200.',
    'SourceReport.keptBack.records': 'The first 200.',
    'SourceReport.doubtful.records': 'The first 200.',
    'SourceReport.records.index': [
      'Number of the record in the answer, from 1; null when unknown.',
      3,
    ],
    'SourceReport.records.extId': [
      'Identifier of the record; null when it names none.',
      'agenda:bal@example.org',
    ],
    'SourceReport.records.title': [
      'Title of the record; null without one.',
      'Bal folk en plein air',
    ],
    'SourceReport.records.detail': [
      'What was wrong, in English; null when the reason says all.',
      null,
    ],
    'SourceOutcome.skipped': ['Events.', 0],
    'SourceOutcome.refused': ['Events.', 0],
    'SourcePreview.read': ['Events.', 14],
    'SourcePreview.kept': ['Events.', 12],
    'SourcePreview.incomplete': ['Events.', 1],
    'SourcePreview.leftOut.reason': 'Why they are left out.',
    'SourcePreview.leftOut.count': ['Number of events.', 2],
    'SourcePreview.events.title': ['Title of the event.', 'Bal folk en plein air'],
    'SourcePreview.events.place': ['Name of the venue; null without one.', 'Guinguette de Tours'],
    'SourcePreview.events.isComplete': 'True when the event could go to review.',
    'SourceLockList.items.title': ['Title of the event.', 'Bal folk en plein air'],
  },
};
