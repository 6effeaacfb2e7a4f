import type { PoiCard } from '@parages/contracts/types';
import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { serviceUrl } from '@parages/session/app-shell';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { formatDistance } from '@parages/ui/format/distance.fr';
import { MapCard } from '@parages/ui/map-frame/map-card';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCardHighlight } from '../../lib/highlight.tsx';
import { useLocal } from '../../lib/i18n/local.ts';
import { useContentLang } from '../../lib/i18n/use-content-lang.ts';
import { useSite } from '../../lib/site.tsx';
import { map } from './map.queries.ts';
import type { MapSearch } from './map-area.ts';
import type { MapPoint } from './marks/map-marks.ts';

export function MapCardItems({ pois, search }: { pois: readonly MapPoint[]; search: MapSearch }) {
  const { place, filters } = search;
  const dates = filters.dates ? formatDateFilter(filters.dates) : undefined;
  const { data } = useQuery({
    ...map.cards({ ids: pois.map(({ id }) => id), place, dates }),
    placeholderData: keepPreviousData,
  });
  return pois.map((poi) => (
    <li key={poi.id}>
      <OneCard poi={poi} card={data?.items.find(({ id }) => id === poi.id)} />
    </li>
  ));
}

function OneCard({ poi, card }: { poi: MapPoint; card: PoiCard | undefined }) {
  const { t } = useTranslation('map');
  const highlight = useCardHighlight(poi);
  const { lang: titleLang } = useContentLang();
  const today = parisDay(new Date(useSite().now));
  const local = useLocal({ formatCardDate, formatDistance, liveStateLabels });
  const dateLine = card && (card.isPermanent ? t('permanent') : local.formatCardDate(card, today));
  const placeLine =
    card &&
    [card.locality, card.distance === undefined ? undefined : local.formatDistance(card.distance)]
      .filter(Boolean)
      .join(' · ');
  return (
    <MapCard
      href={`/evenement/${poi.slugFr}`}
      title={poi.label}
      theme={poi.theme}
      {...highlight}
      {...(titleLang && { titleLang })}
      {...(card && {
        imageSrc: serviceUrl(
          `/mediafile/${card.mainMediaFileId ?? fallbackPictureId(card.theme, card.id)}?w=320`,
        ),
      })}
      {...(dateLine && { dateLine })}
      {...(placeLine && { placeLine })}
      {...(card &&
        card.liveState !== 'scheduled' && { live: local.liveStateLabels[card.liveState] })}
    />
  );
}
