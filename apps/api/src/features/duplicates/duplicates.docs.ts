import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const duplicatesDocs: Docs = {
  operations: {
    listDuplicatePairs: {
      summary: 'List pairs of events that may be one',
      description:
        'Published events of two sources or organisations on the same day, at most 300 m apart, with similar titles; longest waiting first.',
    },
    setPoiDistinction: {
      summary: 'Say that two events are two outings',
      description:
        'The pair leaves the queue until the title or the place of one of its events changes. `areDistinct: false` puts it back.',
    },
  },
  properties: {
    'DuplicatePair.pois': 'The two events, in the order of their ids.',
    'PairedPoi.organisationName': ['Name of the organisation; null without one.', 'Bal Atelier 37'],
    'PoiDistinction.areDistinct': 'Whether they are two outings.',
    'setPoiDistinction.otherPoiId': 'The other event of the pair.',
    keepId: ['The better filled of the two events.', '0198c0de-0000-7000-8000-000000000001'],
    sameDay: ['The first day that both have; null when both are permanent.', '2026-06-20'],
    'DuplicatePair.distance': ['Metres.', 40],
    likeness: ['How alike the titles are, from 0 to 1.', 0.83],
    foundAt: ['Instant.', '2026-06-10T10:00:00Z'],
  },
};
