import type { DuplicatePair } from '@parages/contracts/types';

const poi = {
  version: 3,
  description: 'Un bal au bord de l’eau.',
  placeName: 'Guinguette',
  locality: 'Tours',
  startDate: '2027-07-14',
  mainMediaFileId: null,
  organisationName: null,
  origin: 'feed',
  favorites: 0,
  isOwn: false,
} as const;

export const aDuplicatePair = (change: Partial<DuplicatePair> = {}): DuplicatePair => ({
  pois: [
    {
      ...poi,
      id: '0197a000-0000-7000-8000-0000000000b1',
      slugFr: 'bal-tours',
      label: 'Bal du 14 juillet',
    },
    {
      ...poi,
      id: '0197a000-0000-7000-8000-0000000000b2',
      slugFr: 'grand-bal-tours',
      label: 'Grand bal du 14 juillet',
      organisationName: 'La Guinguette',
      origin: 'editor',
      favorites: 2,
    },
  ],
  keepId: '0197a000-0000-7000-8000-0000000000b2',
  sameDay: '2027-07-14',
  distance: 40,
  likeness: 0.83,
  foundAt: '2026-06-09T10:00:00Z',
  ...change,
});
