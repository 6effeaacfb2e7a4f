import { expect, it } from 'vitest';
import { aCard } from '../../test/render-site.tsx';
import { cardsOfRow } from './row-cards.ts';

const drawn = aCard;
const pictured: typeof aCard = (change) => aCard({ ...change, mainMediaFileId: 'a-photo' });
const order = (cards: readonly ReturnType<typeof aCard>[]) =>
  cardsOfRow(cards, '2026-06-10').map(({ id }) => cards.findIndex((card) => card.id === id));

it('cardsOfRow shows photos before drawings of the same day and kind, each in their order', () =>
  expect(order([drawn(), pictured(), drawn(), pictured()])).toEqual([1, 3, 0, 2]));

it.each([
  ['of a later day', { startDate: '2026-06-14' }],
  ['ongoing on the same day', { group: 'ongoing' as const }],
  ['without a date', { startDate: null, endDate: null, isPermanent: true }],
])('cardsOfRow leaves a photo %s behind the drawing before it', (_, change) =>
  expect(order([drawn(), pictured(change)])).toEqual([0, 1]),
);

it('cardsOfRow takes ongoing events that began on different days as events of today', () =>
  expect(
    order([
      drawn({ group: 'ongoing', startDate: '2026-05-01' }),
      pictured({ group: 'last-days', startDate: '2026-06-10' }),
    ]),
  ).toEqual([1, 0]));

it('cardsOfRow gives ten cards of a theme different drawings, and a card with a photo none', () => {
  const cards = Array.from({ length: 10 }, (_, index) => drawn({ id: `event ${index}` }));
  const row = cardsOfRow([...cards, pictured()], '2026-06-10');
  expect(new Set(row.map(({ pictureId }) => pictureId)).size).toBe(11);
  expect(row[0]?.pictureId).toBeUndefined();
});
