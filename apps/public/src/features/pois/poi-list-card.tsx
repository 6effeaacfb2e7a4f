import type { PoiCard as Card } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { serviceUrl } from '@parages/session/app-shell';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { formatDistance } from '@parages/ui/format/distance.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { cardFacts } from '@parages/ui/poi-card/card-facts';
import { PoiCard } from '@parages/ui/poi-card/poi-card';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCardTools } from '../../lib/card-tools.ts';
import { FavoriteHeart } from '../../lib/favorites/favorite-heart.tsx';
import { useCardHighlight } from '../../lib/highlight.tsx';
import { useLocal } from '../../lib/i18n/local.ts';
import { useContentLang } from '../../lib/i18n/use-content-lang.ts';
import { inlinePictures, useInlinedPicture } from '../../lib/inlined-picture.queries.ts';

/** A card; without a distance if the list is around no place. */
export type ListedCard = Omit<Card, 'distance'> & {
  distance?: number | undefined;
  /** A drawing that no other card of the row has, for an event without a picture. */
  pictureId?: string;
};

export type PoiListCardProps = {
  poi: ListedCard;
  /** Day in Paris, `yyyy-MM-dd`. */
  today: string;
  isEager?: boolean;
  isSponsored?: boolean;
  headingLevel?: 2 | 3 | 4;
  isThemed?: boolean;
};

const sizes = '(width < 40rem) 80vw, (width < 64rem) 40vw, 19rem';
const widths = [320, 640] as const;

type Pictured = Pick<ListedCard, 'id' | 'theme' | 'mainMediaFileId' | 'pictureId'>;

const pictureIdOf = ({ id, theme, mainMediaFileId, pictureId }: Pictured): string =>
  mainMediaFileId ?? pictureId ?? fallbackPictureId(theme, id);

const pictureOf = (poi: Pictured): string => serviceUrl(`/mediafile/${pictureIdOf(poi)}`);

// The pictures of the first two cards are inlined: a phone shows at most two cards of a row.
const inlinedCards = 2;

export const inlineFirstPictures = (
  queryClient: QueryClient,
  cards: readonly Pictured[],
): Promise<void> => inlinePictures(queryClient, cards.slice(0, inlinedCards).map(pictureIdOf));

export function PoiListCard({
  poi,
  today,
  isEager = false,
  isSponsored = false,
  headingLevel = 3,
  isThemed = true,
}: PoiListCardProps) {
  const { t } = useTranslation('pois');
  const local = useLocal({
    formatCardDate,
    formatCardPrice,
    formatDistance,
    liveStateLabels,
    themeLabels,
  });
  const highlight = useCardHighlight(poi);
  const { lang: titleLang } = useContentLang();
  const Tools = useCardTools();
  const picture = pictureOf(poi);
  const found = useInlinedPicture(pictureIdOf(poi));
  // An event may be in a further row too, where a second copy would only make the page heavier.
  const inlined = isEager ? found : undefined;
  const { themeLabel, ...facts } = cardFacts(poi, today, { ...local, permanent: t('permanent') });
  return (
    <PoiCard
      href={`/evenement/${poi.slugFr}`}
      {...facts}
      headingLevel={headingLevel}
      {...(inlined
        ? { imageSrc: inlined }
        : {
            imageSrc: `${picture}?w=640`,
            imageSrcSet: widths.map((width) => `${picture}?w=${width} ${width}w`).join(', '),
            imageSizes: sizes,
          })}
      isEager={isEager}
      {...(poi.distance !== undefined && { distance: local.formatDistance(poi.distance) })}
      heart={
        <>
          <FavoriteHeart poi={poi} />
          {Tools && <Tools poi={poi} />}
        </>
      }
      {...highlight}
      {...(titleLang && { titleLang })}
      {...(isThemed && themeLabel && { themeLabel })}
      {...(isSponsored && { sponsoredLabel: t('sponsored'), promotedId: poi.id })}
    />
  );
}
