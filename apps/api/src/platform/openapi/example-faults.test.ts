import { expect, it } from 'vitest';
import { contradictionsIn } from './example-faults.ts';

const id = '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70';

it.each<[object, string]>([
  [{ isFree: true, minPriceCents: 500 }, 'it is free and has a price'],
  [{ isPermanent: true, startDate: '2026-06-13' }, 'it is permanent and has dates'],
  [{ isPermanent: false, periods: [] }, 'it is neither permanent nor has dates'],
  [{ isPast: true, periods: [{ isPast: false }] }, 'it is over with a period to come'],
  [{ theme: 'concerts', themes: ['fetes'] }, 'it has a theme that is not the first one'],
  [{ options: ['pmr'], knownOptions: [] }, 'it has an option that is not known'],
  [{ isDrawing: true, credits: 'Camille' }, 'it is a drawing with an author'],
  [
    { source: 'datatourisme', organiser: {}, liveState: 'full' },
    'it comes from a feed and belongs to an organisation',
  ],
  [{ isEnabled: true, disabledReason: 'x' }, 'it is shown and hidden'],
  [{ status: 'draft', archivedAt: 'x' }, 'it is archived in another status'],
  [{ fault: 'poi_not_found', version: 4 }, 'it failed and was done'],
  [{ lacks: ['theme'], themes: ['fetes'] }, 'it lacks the theme that it has'],
  [{ keepId: 'x', pois: [{ id }, { id: 'y' }] }, 'it keeps an event that is not in the pair'],
  [{ points: [{}], clusters: [{}] }, 'it has points and clusters'],
  [{ decision: 'refusal' }, 'it refuses without a reason, or accepts with one'],
  [
    { weeks: 2, startDate: '2026-06-13', endDate: '2026-06-13' },
    'it lasts another number of weeks than its dates',
  ],
  [{ total: 0, items: [{ id }] }, 'it has fewer matches than items'],
  [{ reports: [{ id }, { id }] }, 'it has the same thing twice in a list'],
  [{ items: [{ id }], extra: [{ id }] }, 'it has the same event in two lists'],
  [{ minPriceCents: 900, maxPriceCents: 500 }, 'it has minPriceCents after maxPriceCents'],
  [{ items: [{ place: { isFree: true, maxPriceCents: 5 } }] }, 'place is free and has a price'],
])('contradictionsIn finds the contradiction of %j', (example, fault) => {
  expect(contradictionsIn(example)).toEqual([fault]);
});

it('contradictionsIn finds nothing in an example that agrees with itself', () => {
  const event = {
    id,
    isFree: false,
    minPriceCents: 500,
    maxPriceCents: 1200,
    isPermanent: false,
    startDate: '2026-06-13',
    endDate: '2026-06-13',
    theme: 'concerts',
    themes: ['concerts'],
    source: null,
    organiser: { slug: 'bal' },
  };
  expect(contradictionsIn({ items: [event], extra: [], total: 1 })).toEqual([]);
});
