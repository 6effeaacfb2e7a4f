import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const securityJournalDocs: Docs = {
  operations: {
    listSecurityEvents: {
      summary: 'List the security events of the last twelve months',
      description:
        'Failed sign-ins, refusals, roles, acts of moderators. Equal events of a minute are one entry with a count. For administrators.',
    },
  },
  parameters: {
    kind: 'Only events of this kind; without it, all of them.',
    account: ['Id of an account.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c72'],
    network: ['Network address.', '192.0.2.0'],
  },
  properties: {
    'SecurityEvent.at': ['Instant.', '2026-06-10T10:00:00Z'],
    'SecurityEvent.lastAt': ['Instant of the last one, ISO 8601 in UTC.', '2026-06-10T10:00:30Z'],
    'SecurityEvent.count': ['Number.', 3],
    'SecurityEvent.kind': 'Kind of event.',
    'SecurityEvent.operation': ['Operation.', 'acceptPoi'],
    'SecurityEvent.network': ['Network address.', '192.0.2.0'],
    'SecurityEvent.facts': ['Facts.', {}],
    'JournalAccount.name': ['Name.', 'Camille Martin'],
    'SecurityEvents.next': ['Next page.', null],
  },
};
