import type { Poi } from '@parages/contracts/types';

export const anEvening = (startDate: string, isPast = false): Poi['periods'][number] => ({
  startDate,
  endDate: startDate,
  startTime: '20:30:00',
  endTime: '22:00:00',
  isPast,
  liveState: 'scheduled',
  movedFrom: null,
  note: null,
});

export const aPrice = (change: Partial<Poi['prices'][number]>): Poi['prices'][number] => ({
  minPriceCents: null,
  maxPriceCents: null,
  currency: 'EUR',
  priceModes: [],
  policyName: null,
  label: null,
  startDate: null,
  endDate: null,
  additionalInfo: null,
  ...change,
});

export const aContact = (change: Partial<Poi['contacts'][number]>): Poi['contacts'][number] => ({
  type: 'other',
  legalName: null,
  emails: [],
  phoneNumbers: [],
  websites: [],
  ...change,
});

export const aPicture = (change: Partial<Poi['media'][number]>): Poi['media'][number] => ({
  id: 'picture',
  title: 'La guinguette au soleil couchant',
  credits: null,
  license: null,
  licenseUrl: null,
  width: 1200,
  height: 800,
  position: 0,
  thumbhash: null,
  color: null,
  focal: { x: 0.5, y: 0.5 },
  isDrawing: false,
  ...change,
});

export const aTour = (
  change: Partial<NonNullable<Poi['tour']>> = {},
): NonNullable<Poi['tour']> => ({
  distanceM: 3000,
  durationMin: 75,
  climbM: 1250,
  descentM: 40,
  minAltitudeM: 50,
  maxAltitudeM: 90,
  locomotionModes: ['Pedestrian', 'Stroller'],
  difficulty: 'EasyTour',
  trace: [
    { lon: 0.7, lat: 47.39, distanceM: 0, altitudeM: 50 },
    { lon: 0.71, lat: 47.4, distanceM: 1500, altitudeM: 90 },
    { lon: 0.7, lat: 47.39, distanceM: 3000, altitudeM: 50 },
  ],
  ...change,
});

/** On 10 June 2026, the date of the tests, one evening is past and six are to come. */
export const aPoi = (change: Partial<Poi> = {}): Poi => ({
  id: '01a1feab-f7d6-70bf-ae0d-71d19c20343e',
  slugFr: 'fete-tours',
  label: 'Fête de la Loire',
  description: 'Un grand bal au bord de l’eau.',
  theme: 'concerts',
  themes: ['concerts'],
  liveState: 'scheduled',
  source: 'openagenda',
  options: ['free'],
  knownOptions: ['free', 'outside'],
  tags: [],
  organizerName: 'Les Mariniers',
  organiser: null,
  minPriceCents: null,
  maxPriceCents: null,
  allowedPerson: 1200,
  minimumAge: null,
  maximumAge: null,
  place: {
    name: 'Guinguette',
    venueSlug: 'guinguette-tours-37000',
    streetAddress: '1 quai',
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.7, lat: 47.39 },
  },
  tour: null,
  isFree: true,
  isPermanent: false,
  isPast: false,
  publishedAt: '2026-05-01T08:00:00Z',
  updatedAt: '2026-06-01T10:00:00Z',
  periods: [
    anEvening('2026-05-01', true),
    ...['13', '14', '15', '16', '17', '18'].map((date) => anEvening(`2026-06-${date}`)),
  ],
  prices: [],
  contacts: [
    aContact({
      type: 'booking',
      websites: ['javascript:alert(1)', 'https://billets.example.org/'],
    }),
  ],
  featureGroups: [],
  media: [],
  ...change,
});
