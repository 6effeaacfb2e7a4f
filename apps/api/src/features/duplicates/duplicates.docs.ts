import type { Docs } from '../../platform/openapi/operation-docs.ts';

const first = '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70';
const second = '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c7b';
const paired = (id: string) => ({
  id,
  version: 3,
  slugFr: id === first ? 'bal-folk-en-plein-air-tours' : 'bal-folk-tours',
  label: id === first ? 'Bal folk en plein air' : 'Bal folk',
  description: 'Bal folk, initiation comprise.',
  placeName: 'Guinguette de Tours',
  locality: 'Tours',
  startDate: '2026-06-13',
  mainMediaFileId: null,
  organisationName: id === first ? 'Bal Atelier 37' : null,
  origin: id === first ? 'editor' : 'feed',
  favorites: id === first ? 5 : 0,
  isOwn: false,
});

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
    'DuplicatePair.pois': [
      'The two events, in the order of their ids.',
      [paired(first), paired(second)],
    ],
    'PairedPoi.origin': 'Where the event comes from.',
    'PairedPoi.organisationName': ['Name of the organisation; null without one.', 'Bal Atelier 37'],
    'PoiDistinction.areDistinct': 'Whether they are two outings.',
    'setPoiDistinction.otherPoiId': 'The other event of the pair.',
    'DuplicatePair.keepId': ['The better filled of the two events.', first],
    'DuplicatePair.sameDay': [
      'The first day that both have; null when both are permanent.',
      '2026-06-13',
    ],
    'DuplicatePair.distance': ['Metres.', 40],
    'DuplicatePair.likeness': ['How alike the titles are, from 0 to 1.', 0.83],
    'DuplicatePair.foundAt': ['Instant.', '2026-06-10T10:00:00Z'],
  },
};
