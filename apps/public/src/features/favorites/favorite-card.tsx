import type { Favorite } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { serviceUrl } from '@parages/session/app-shell';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { PoiCard } from '@parages/ui/poi-card/poi-card';
import { useTranslation } from 'react-i18next';
import { FavoriteHeart } from '../../lib/favorites/favorite-heart.tsx';
import { useLocal } from '../../lib/i18n/local.ts';

/** A removed event has no page: its card links to the list of favourites instead. */
export function FavoriteCard({ favorite, today }: { favorite: Favorite; today: string }) {
  const { t } = useTranslation('favoritesPage');
  const local = useLocal({ formatCardDate, formatCardPrice, liveStateLabels, themeLabels });
  const { id, theme, mainMediaFileId, isGone, liveState, slugFr } = favorite;
  const picture = serviceUrl(`/mediafile/${mainMediaFileId ?? fallbackPictureId(theme, id)}?w=640`);
  const dateLine = favorite.startDate === null ? null : local.formatCardDate(favorite, today);
  const price = local.formatCardPrice(favorite);
  const live = isGone
    ? { label: t('gone'), tone: 'ink' as const }
    : liveState !== 'scheduled' && {
        label: local.liveStateLabels[liveState],
        tone: liveState === 'cancelled' ? ('danger' as const) : ('warning' as const),
      };
  return (
    <PoiCard
      href={isGone || slugFr === null ? '/favorites' : `/evenement/${slugFr}`}
      title={favorite.label}
      theme={theme}
      imageSrc={picture}
      isFree={favorite.isFree}
      heart={<FavoriteHeart poi={favorite} />}
      {...(theme && { themeLabel: local.themeLabels[theme] })}
      {...(dateLine && { dateLine })}
      {...(favorite.startDate && { dateTime: favorite.startDate })}
      {...(favorite.locality && { locality: favorite.locality })}
      {...(price && !isGone && { price })}
      {...(live && { live })}
    />
  );
}
