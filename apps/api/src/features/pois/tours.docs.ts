import type { Docs } from '../../platform/openapi/operation-docs.ts';

/** Figures of a tour: a walk, a ride. */
export const toursDocs: Docs = {
  properties: {
    'OrganiserPoi|Poi.tour': ['Figures and track of a tour; null for any other event.', null],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.distanceM': [
      'Length of the tour in metres; null when not known.',
      8400,
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.durationMin': [
      'Duration in minutes; null when not known.',
      150,
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.climbM': [
      'Sum of the climbs in metres; null when not known.',
      120,
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.descentM': [
      'Sum of the descents in metres; null when not known.',
      120,
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.minAltitudeM': [
      'Lowest point in metres above sea level; null when not known.',
      48,
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.maxAltitudeM': [
      'Highest point in metres above sea level; null when not known.',
      105,
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.locomotionModes': [
      'How one moves; `Entities.locomotionModes` lists the ids.',
      ['Hiking'],
    ],
    'OrganiserPoi|Poi|putPoiByExternalId|putPois|updateOrganiserPoiTraces.difficulty': [
      'Difficulty; `Entities.tourDifficulties` lists the ids. Null when not known.',
      'EasyTour',
    ],
    'OrganiserPoi|Poi.trace': 'Points of the line in order; null without a track.',
    'OrganiserPoi|Poi.trace.lon': ['Longitude in degrees, WGS 84.', 0.6848],
    'OrganiserPoi|Poi.trace.lat': ['Latitude in degrees, WGS 84.', 47.3936],
    'OrganiserPoi|Poi.trace.distanceM': ['Distance from the start along the line, in metres.', 0],
    'OrganiserPoi|Poi.trace.altitudeM': [
      'Altitude in metres above sea level; null when the file has none.',
      52,
    ],
    'OrganiserPoi.pointCount': [
      'Number of points of the uploaded file; null without a track.',
      1843,
    ],
  },
};
