import type { PoiCard } from '@parages/contracts/types';
import { rowPictureIds } from '@parages/pictures/row-pictures';
import type { ListedCard } from './poi-list-card.tsx';

// What precedes the distance in the order of a row: the next day, and one-off before ongoing.
const rankOf = ({ startDate, group }: PoiCard, today: string): string =>
  startDate === null
    ? 'permanent'
    : `${startDate < today ? today : startDate} ${group === 'agenda' ? 'once' : 'ongoing'}`;

// Among neighbours of the same day and kind, cards with a photo come before those with a drawing.
function photosFirst(cards: readonly PoiCard[], today: string): PoiCard[] {
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

type RowCard = PoiCard & Pick<ListedCard, 'pictureId'>;

/**
 * The cards of a row of the home page, in their order, except that those with a photo come before
 * those with a drawing among neighbours of the same day and kind. No two have the same drawing.
 */
export function cardsOfRow(cards: readonly PoiCard[], today: string): RowCard[] {
  const ordered = photosFirst(cards, today);
  const drawn = ordered.filter(({ mainMediaFileId }) => mainMediaFileId === null);
  const ids = rowPictureIds(drawn);
  return ordered.map((card) => {
    const pictureId = ids[drawn.indexOf(card)];
    return pictureId === undefined ? card : { ...card, pictureId };
  });
}
