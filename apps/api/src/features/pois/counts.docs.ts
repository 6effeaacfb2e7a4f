import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const poiCountsDocs: Docs = {
  operations: {
    getPoiDays: {
      summary: 'Count events of each day of a month',
      description:
        'Numbers for a calendar, under the filters of a search around a place. Days that are over are left out.',
    },
    getFirstRadius: {
      summary: 'Find the smallest larger radius that has an event',
      description:
        'For a search without result: which of 1, 5, 10, 30, 50 and 100 km, larger than `distanceKm`, has any event under the same filters.',
    },
    listPicks: {
      summary: 'List popular events of the whole country',
      description:
        'For visitors whose place is unknown. The answer is the same for every caller: it has an `ETag`, and `If-None-Match` gets 304 while it has not changed.',
    },
    listPoiCards: {
      summary: 'Read the cards of events by their ids',
      description:
        'At most 20 events, in the order of `ids`. Unknown, hidden and archived events are left out. `lon` and `lat` add distances; `dates` chooses the occurrence that a card shows.',
    },
  },
};
