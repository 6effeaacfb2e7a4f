import type { FollowedSource } from '@parages/contracts/types';

export const aSource = (change: Partial<FollowedSource> = {}): FollowedSource => ({
  id: '0197a000-0000-7000-8000-00000000a6e0',
  organisation: { id: 'o1', name: 'Le Bateau Ivre' },
  url: 'https://agenda.example/fetes.ics',
  name: 'Comité des fêtes',
  format: 'ics',
  status: 'ready',
  isWaiting: false,
  preview: {
    read: 14,
    kept: 2,
    incomplete: 1,
    leftOut: [
      { reason: 'over', count: 11 },
      { reason: 'private', count: 1 },
    ],
    isCut: false,
    events: [
      {
        title: 'Concert au kiosque',
        startDate: '2026-07-14',
        startTime: '20:30',
        place: 'Kiosque',
        isComplete: true,
      },
      {
        title: 'Réunion',
        startDate: '2026-07-15',
        startTime: null,
        place: null,
        isComplete: false,
      },
    ],
  },
  outcome: null,
  missing: [],
  fault: null,
  failures: 0,
  createdAt: '2026-06-10T10:00:00Z',
  attemptedAt: '2026-06-10T10:01:00Z',
  pulledAt: '2026-06-10T10:01:00Z',
  nextPullAt: null,
  ...change,
});
