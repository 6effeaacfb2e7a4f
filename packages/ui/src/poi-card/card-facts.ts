import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { CardDates } from '../format/card-date.fr.ts';
import type { CardPrice } from '../format/price.fr.ts';
import type { PoiCardProps } from './poi-card.tsx';

/** Event data for a card: days as `yyyy-MM-dd`, prices in cents. */
export type CardPoi = CardDates &
  CardPrice & {
    label: string;
    theme: Theme | null;
    isPermanent: boolean;
    locality: string | null;
    liveState: LiveState;
    mainMediaColor?: string | null;
    mainMediaFocal?: { x: number; y: number } | null;
  };

export type CardWords = {
  permanent: string;
  formatCardDate: (dates: CardDates, today: string) => string | undefined;
  formatCardPrice: (price: CardPrice) => string | undefined;
  liveStateLabels: Record<LiveState, string>;
  themeLabels: Record<Theme, string>;
};

type Facts = Pick<
  PoiCardProps,
  | 'title'
  | 'theme'
  | 'imageColor'
  | 'imageFocal'
  | 'isFree'
  | 'themeLabel'
  | 'dateLine'
  | 'dateTime'
  | 'locality'
  | 'price'
  | 'live'
>;

/**
 * The props of an event's card, formatted; those without a value are left out. `today` is the day
 * in Paris, `yyyy-MM-dd`.
 */
export function cardFacts(poi: CardPoi, today: string, words: CardWords): Facts {
  const {
    label: title,
    theme,
    isFree,
    startDate,
    locality,
    liveState,
    mainMediaColor: imageColor,
    mainMediaFocal: imageFocal,
  } = poi;
  const dateLine = poi.isPermanent ? words.permanent : words.formatCardDate(poi, today);
  const price = words.formatCardPrice(poi);
  return {
    title,
    theme,
    isFree,
    ...(imageColor && { imageColor }),
    ...(imageFocal && { imageFocal }),
    ...(theme && { themeLabel: words.themeLabels[theme] }),
    ...(dateLine && { dateLine }),
    ...(startDate && { dateTime: startDate }),
    ...(locality && { locality }),
    ...(price && { price }),
    ...(liveState !== 'scheduled' && {
      live: {
        label: words.liveStateLabels[liveState],
        tone: liveState === 'cancelled' ? 'danger' : 'warning',
      },
    }),
  };
}
