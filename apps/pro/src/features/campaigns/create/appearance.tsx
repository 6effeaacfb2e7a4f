import type { Poi } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { formatDistance } from '@parages/ui/format/distance.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { type CardPoi, cardFacts } from '@parages/ui/poi-card/card-facts';
import { PoiCard } from '@parages/ui/poi-card/poi-card';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { campaignsTexts, say } from '../words.ts';
import classes from './appearance.module.css';
import { townsAround } from './towns-around.ts';

const words = {
  permanent: say('create.permanent'),
  formatCardDate,
  formatCardPrice,
  liveStateLabels,
  themeLabels,
};

function cardOf(poi: Poi): CardPoi {
  const period = poi.isPermanent
    ? undefined
    : (poi.periods.find(({ isPast }) => !isPast) ?? poi.periods.at(-1));
  return {
    label: poi.label,
    theme: poi.theme,
    isPermanent: poi.isPermanent,
    locality: poi.place.locality,
    liveState: poi.liveState,
    isFree: poi.isFree,
    minPriceCents: poi.minPriceCents,
    maxPriceCents: poi.maxPriceCents,
    startDate: period?.startDate ?? null,
    endDate: period?.endDate ?? null,
    poiTime: period?.startTime ?? null,
    mainMediaColor: poi.media[0]?.color ?? null,
    mainMediaFocal: poi.media[0]?.focal ?? null,
  };
}

export function Appearance({ poi }: { poi: Poi }) {
  const { t } = useTranslation(campaignsTexts);
  const { locality, position } = poi.place;
  const towns = townsAround(position);
  const town = towns[0]?.name ?? locality;
  return (
    <section className={classes.places} aria-labelledby="places">
      <div>
        <h3 id="places">{t('places.title')}</h3>
        <ul className={classes.list}>
          <li>{locality === null ? t('places.homeAnywhere') : t('places.home', { locality })}</li>
          {towns.map(({ name, distanceM }) => (
            <li key={name}>
              {t('places.town', { atTown: atTown(name), distance: formatDistance(distanceM) })}
            </li>
          ))}
          <li>{t('places.list')}</li>
        </ul>
        <p className={classes.hint}>{t('places.intro')}</p>
        <p className={classes.hint}>{t('places.turn')}</p>
      </div>
      <Picture poi={poi} where={town === null ? t('places.near') : atTown(town)} />
    </section>
  );
}

function Picture({ poi, where }: { poi: Poi; where: string }) {
  const { t } = useTranslation(campaignsTexts);
  const picture = poi.media[0]?.id ?? fallbackPictureId(poi.theme, poi.id);
  return (
    <div
      role="img"
      aria-label={t('places.previewAlt', { title: poi.label })}
      className={classes.screen}
    >
      <div inert>
        <p className={classes.heading}>{t('places.heading', { where })}</p>
        <p className={classes.block}>{t('places.block')}</p>
        <div className={classes.row}>
          <PoiCard
            {...cardFacts(cardOf(poi), parisToday(), words)}
            href="#"
            headingLevel={4}
            imageSrc={`/mediafile/${picture}?w=640`}
            sponsoredLabel={t('places.label')}
          />
          <span className={classes.other} />
        </div>
      </div>
    </div>
  );
}
