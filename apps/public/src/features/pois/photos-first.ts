import type { PoiCard } from '@parages/contracts/types';

// What precedes the distance in the order of a row: the next day, and one-off before ongoing.
const rankOf = ({ startDate, group }: PoiCard, today: string): string =>
  startDate === null
    ? 'permanent'
    : `${startDate < today ? today : startDate} ${group === 'agenda' ? 'once' : 'ongoing'}`;

/**
 * The cards of a row of the home page, in their order, except that those with a photo come before
 * those with a drawing among neighbours of the same day and kind.
 */
export function photosFirst(cards: readonly PoiCard[], today: string): PoiCard[] {
  const runs: { rank: string; cards: PoiCard[] }[] = [];
  for (const card of cards) {
    const rank = rankOf(card, today);
    const last = runs.at(-1);
    if (last?.rank === rank) last.cards.push(card);
    else runs.push({ rank, cards: [card] });
  }
  return runs.flatMap(({ cards: equals }) => [
    ...equals.filter(({ mainMediaFileId }) => mainMediaFileId !== null),
    ...equals.filter(({ mainMediaFileId }) => mainMediaFileId === null),
  ]);
}
