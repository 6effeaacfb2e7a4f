import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const poisDocs: Docs = {
  operations: {
    getPoisByAddressDistance: {
      summary: 'List published events around a place, in a rectangle or in the whole country',
      description:
        'Send `lon`, `lat` and `distanceKm` for a circle, or `bbox` for the visible part of a map; without them the list covers the whole country. `sort=date` begins with the earliest occurrence that is not over, `distance` with the nearest event, `newest` with the last published. A page begins at `offset`, which ends at 10,000. With `autoExtend=true`, a page that the circle cannot fill also has `extra`: the nearest events beyond it.',
    },
    getPromotedPois: {
      summary: 'List sponsored events around a place',
      description:
        'Events with a running campaign, with the filters of a search. Label them as sponsored and count what was shown with `countImpressions`.',
    },
    getPoiFacets: {
      summary: 'Count events for each theme, option and date preset',
      description:
        'Numbers for the choices of a filter panel: how many events each choice would leave under the other filters. Needs `lon` and `lat`, or `bbox`.',
    },
    getPoisOnMap: {
      summary: 'List the points or clusters of a rectangle of a map',
      description:
        'Up to 500 events are `points`; more are `clusters`, one for each square of a grid that fits `zoom`. With `lon` and `lat`, only events within `distanceKm` of them count.',
    },
    getHome: {
      summary: 'List the rows of a home page around a place',
      description:
        'One request for what a home page shows: sponsored events, tonight, the next weekend, and ten events of each theme that has any. `carousels` bounds the number of themes.',
    },
    getPoi: {
      summary: 'Read a published event by its id',
      description:
        'The whole event: texts, occurrences, prices, contacts, features, pictures, track. An archived event gets 410 `poi_gone`, an unknown or hidden one 404 `poi_not_found`.',
    },
    getPoiBySlug: {
      summary: 'Read a published event by its slug',
      description:
        'Same answer as `getPoi`. A slug that the event had before gets 301 with the present one in `Location` and `movedTo`.',
    },
    getSimilarPois: {
      summary: 'List events that resemble an event',
      description:
        'The nearest events within 50 km that share a theme with it: those of the next 60 days when they fill the list, else those of any day.',
    },
  },
  parameters: {
    excludePoiId: 'Id of an event to leave out, such as the one whose page shows the list.',
    sort: 'Order of the list. `distance` needs `lon` and `lat`; `newest` needs a place or `bbox`.',
    autoExtend: '`true`: fill a short page with the nearest events beyond the radius, in `extra`.',
    withTotal: '`false`: leave out `total`, which saves a count.',
    maxPrice: 'Euros. 0 finds events that are free for everyone.',
    carousels: ['Number of themes to answer at most.', 18],
  },
  properties: {
    'PoiCard|PoiPick|RecommendedCard.group':
      'Part of a list by date: `agenda` (short events), `last-days` (a long one that ends within 7 days), `ongoing` (a long or permanent one).',
    'PoiList.extra': [
      'Nearest events beyond `distanceKm`, by distance; empty unless asked for.',
      [],
    ],
    'PoiList.total': [
      'Number of events that match within the area; absent with `withTotal=false`.',
      1,
    ],
    'PoiFacets.total': ['Number of events under all filters.', 42],
    'PoiFacets.themes': 'Number of events of each theme.',
    'PoiFacets.options': 'Counts of each option.',
    'PoiFacets.options.yes': ['Number of events with the option.', 9],
    'PoiFacets.options.unknown': ['Number of events that do not say.', 20],
    'PoiFacets.datePresets': 'Number of events of each preset of dates.',
    'PoiFacets.datePresets.today': ['Number of events today.', 4],
    'PoiFacets.datePresets.tomorrow': ['Number of events tomorrow.', 6],
    'PoiFacets.datePresets.nextWeekend': [
      'Number of events of the coming Saturday and Sunday.',
      15,
    ],
    'PoiDays.items': 'Days of the month that are not over, in order.',
    'PoiDays.items.day': ['Day, Europe/Paris, yyyy-MM-dd.', '2026-06-13'],
    'PoiDays.items.total': ['Number of events that take place on this day.', 7],
    'PoiFirstRadius.distanceKm': ['Radius in kilometres; null when none has an event.', 50],
    'PoiFirstRadius.total': ['Number of events within it; 0 when none has an event.', 3],
    'PoiMap.clusters': ['Squares with their number of events; empty when `points` has them.', []],
    'Poi.periods.movedFrom': ['Where the date was before it was moved; null unless it was.', null],
    'PoiMap.points': 'Events, 500 at most; empty when there are more.',
    'PoiMap.clusters.count': ['Number of events in the square.', 37],
    'PoiMap.clusters.position': 'Mean position of the events of the square, in degrees.',
    'Home.promoted': ['Sponsored events.', []],
    'Home.tonight': [
      'Events between now and 05:00, time of Paris. One of a single day without an end time is assumed to last two hours.',
      [],
    ],
    'Home.weekend':
      'Events of the coming weekend that are not in `tonight`: on a Saturday those of Sunday, on a Sunday none.',
    'Home.carousels': 'One row for each theme that has events.',
    'Home.carousels.theme': 'Slug of the theme.',
    'getPoiBySlug.movedTo': ['Present slug of the event.', 'bal-folk-en-plein-air-tours'],
    'Poi.organiser': 'The organisation that owns it; null when no approved one does.',
    'Poi.organiser.slug': ['Slug of the page of the organiser.', 'bal-atelier-37'],
    'Poi.organiser.name': ['Name of the organiser.', 'Bal Atelier 37'],
    'Poi.place': 'Where it takes place.',
    'OrganiserPoi|Poi.place.name': ['Name of the venue; null without one.', 'Guinguette de Tours'],
    'Poi.place.venueSlug': ['Slug of the page of the venue.', 'guinguette-de-tours-37000'],
    'Poi.featureGroups.group': [
      'Id of the group; `Entities.featureGroups` has its name.',
      'CommonAmenity',
    ],
    'FeatureList|OrganiserPoi|Poi.features.id': ['Id of the feature.', 'CarPark'],
    'FeatureList|OrganiserPoi|Poi.features.label': ['Name of the feature in French.', 'Parking'],
    'Poi.media': 'Pictures in order; the first one is the main one.',
    'Poi.media.id': [
      'Id of the picture; its file is at `/mediafile/{id}`.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c74',
    ],
    'Poi.media.title': ['Alternative text in French; null without one.', 'Danseurs en plein air'],
    'Poi.media.position': ['Place in the order, from 1.', 1],
  },
};
