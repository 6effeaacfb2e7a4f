import type { Docs } from '../operation-docs.ts';

const instant = (what: string): [string, string] => [
  `Instant ${what}, ISO 8601 in UTC; null until then.`,
  '2026-06-10T10:00:00Z',
];

/** Names of people, organisations, versions and instants. */
export const accountNames: Docs = {
  properties: {
    id: ['Id, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70'],
    poiId: ['Id of the event, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70'],
    organisationId: ['Id of the organisation, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71'],
    accountId: ['Id of the account, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c72'],
    organisation: 'The organisation that it belongs to; null when there is none.',
    'organisation.id': ['Id of the organisation, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71'],
    'organisation.name': ['Name of the organisation.', 'Bal Atelier 37'],
    'organisation.slug': ['Slug of its public page.', 'bal-atelier-37'],
    'organisation.status': ['Decision of the moderators about the organisation.', 'approved'],
    'organisation.locality': ['Commune of the organisation.', 'Tours'],
    'poi.id': ['Id of the event, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70'],
    firstName: ['First name; empty when the account gives none.', 'Camille'],
    lastName: ['Last name; empty when the account gives none.', 'Martin'],
    email: ['E-mail address; null when there is none.', 'camille@example.org'],
    locale: 'Language of mails and pages.',
    website: ['Address of the web site; null without one.', 'https://example.org'],
    logoId: ['Picture of the logo, at `/mediafile/{id}`; null without one.', null],
    siren: ['SIREN of nine digits; null for an organisation without one.', '123456782'],
    rna: ['RNA number of an association, `W` and nine digits; null without one.', null],
    version: ['Version number of the stored state; send it with the next change.', 3],
    createdAt: instant('of the creation'),
    updatedAt: instant('of the last change'),
    submittedAt: instant('of the submission to the moderators'),
    decidedAt: instant('of the decision of the moderators'),
    publishedAt: instant('of the first publication'),
    archivedAt: [instant('of the archival')[0], null],
    expiresAt: instant('of the expiry'),
    happenedAt: instant('of the act'),
    sentAt: instant('of the sending'),
    finishedAt: instant('of the end'),
    mainMediaFileId: [
      'Main picture, at `/mediafile/{id}`; null without a picture.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c74',
    ],
    status: 'Status of the event in the workflow.',
    isOwn: ['True when it belongs to an organisation of the caller.', false],
    isMe: 'True for the account of the caller.',
    isMine: 'True when the caller wrote or claimed it.',
    disabledReason: ['Why moderators have hidden it; null while it is shown.', null],
    isEnabled: ['False while moderators hide it from visitors.', true],
  },
  parameters: {
    'If-None-Match': [
      'Entity tags of the copies that the client has; 304 while one of them is current.',
      'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
    ],
    'Idempotency-Key': [
      'Chosen by the caller, a new one for each change, such as a UUID: the repetition of a request that an API key sends gets the answer of the first one, for 24 hours. Ignored without an API key; `multipart/form-data` accepts none.',
      '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
    ],
    organisationId: 'Id of the organisation.',
    accountId: ['Id of the account.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c72'],
    userId: ['Id of the account.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c72'],
    version: ['Version that the caller has read; an older one gets 412.', 3],
    status: 'Only items with this status; without it, all of them.',
    token: ['Secret of the link, from its address.', 'q3fJ7t0aW2m9Zr4s'],
    q: ['Words to find, without accents or case.', 'bal folk'],
    before: [
      'Id of the last item read: older ones follow. Without it, the newest.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c73',
    ],
    after: [
      'Value of `next` of the page before; without it, the first page.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c73',
    ],
  },
};
