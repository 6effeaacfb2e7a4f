import type { Docs } from '../../../platform/openapi/operation-docs.ts';

export const changesDocs: Docs = {
  operations: {
    listPoiChanges: {
      summary: 'List what changed among published events',
      description:
        'For a copy of the events. Read without `updatedSince` first, then with the `next` of each answer: at once while `hasMore` is true, later when it is false. Apply the items in their order: `poi` replaces the event of that id, `tombstone` removes it. Every change is listed after it was stored, usually within a second. Several changes of an event between two reads are one item with its present state. The first pass, until `hasMore` is false, leaves out events that are over; an event of the copy that ends gets no item, since its dates say so. A page may have fewer items than `pageSize`, even none, while `hasMore` is true.',
    },
  },
  parameters: {
    updatedSince: [
      '`next` of the last answer, with the same filters; without it, every event.',
      'MS4wMTIzNDU2Nzg5YWIuNGQ5NjdhMzAuNzA0MS43MDQyLjAxOTdhM2MyLTZmMWUtN2M0NC05ZDBhLTNiNWU4ZjJhMWM3MA',
    ],
    theme: 'Slug of a theme; an event that loses it gets a tombstone `unmatched`.',
    organiser: [
      'Slug of an approved organisation; an event that it loses gets a tombstone `unmatched`.',
      'bal-atelier-37',
    ],
  },
  properties: {
    'PoiChanges.items': 'Changes, oldest first.',
    'PoiChanges.next': [
      'Cursor of the next request. Store it with the copy; do not read anything from it.',
      'MS4wMTIzNDU2Nzg5YWIuNGQ5NjdhMzAuNzA0MS43MDQyLjAxOTdhM2MyLTZmMWUtN2M0NC05ZDBhLTNiNWU4ZjJhMWM3MA',
    ],
    'PoiChanges.hasMore': ['True when further changes can be read at once.', false],
    'PublishedPoiChange.kind':
      '`published`: visitors could not read it at the time of the cursor; `cancelled`: the whole event was cancelled since; `changed`: anything else. An event that changes while a copy is begun may come as `changed` at first: a copy treats all three alike.',
    'PublishedPoiChange|PoiTombstone.changedAt': [
      'Instant of the change, ISO 8601 in UTC.',
      '2026-06-10T10:00:00Z',
    ],
    'PublishedPoiChange.poi': 'The event, as `getPoi` answers it.',
    'PoiTombstone.tombstone': 'The event that a copy removes.',
    'PoiTombstone.tombstone.poiId': ['Id of the event.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70'],
    'PoiTombstone.tombstone.reason':
      '`archived` by its organiser or source, `merged` into another event, `hidden` by moderators, `withdrawn` from publication, `deleted`, or `unmatched`: it is public and no longer matches the filters.',
    'PoiTombstone.tombstone.mergedInto': [
      'Event that it was merged into; null for the other reasons.',
      null,
    ],
  },
};
