import type { Docs } from '../../platform/openapi/operation-docs.ts';

/** Figures of a tour: a walk, a ride. */
export const toursDocs: Docs = {
  properties: {
    tour: 'Figures and track of a tour; null for any other event.',
    distanceM: ['Length of the tour in metres; null when not known.', 8400],
    durationMin: ['Duration in minutes; null when not known.', 150],
    climbM: ['Sum of the climbs in metres; null when not known.', 120],
    descentM: ['Sum of the descents in metres; null when not known.', 120],
    minAltitudeM: ['Lowest point in metres above sea level; null when not known.', 48],
    maxAltitudeM: ['Highest point in metres above sea level; null when not known.', 105],
    locomotionModes: ['How one moves; `Entities.locomotionModes` lists the ids.', ['Hiking']],
    difficulty: [
      'Difficulty; `Entities.tourDifficulties` lists the ids. Null when not known.',
      'EasyTour',
    ],
    trace: 'Points of the line in order; null without a track.',
    'trace.lon': ['Longitude in degrees, WGS 84.', 0.6848],
    'trace.lat': ['Latitude in degrees, WGS 84.', 47.3936],
    'trace.distanceM': ['Distance from the start along the line, in metres.', 0],
    'trace.altitudeM': ['Altitude in metres above sea level; null when the file has none.', 52],
    pointCount: ['Number of points of the uploaded file; null without a track.', 1843],
  },
};
