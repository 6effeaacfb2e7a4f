import type { Poi } from '@parages/contracts/types';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { Icon } from '@parages/ui/icon/icon';
import type { IconName } from '@parages/ui/icon/icon-paths';
import { ThemeChip } from '@parages/ui/theme-chip/theme-chip';
import { hueStyle } from '@parages/ui/tokens/theme-hue';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nearSearch, shortPlace } from '../../../lib/address.ts';
import { useLocal } from '../../../lib/i18n/local.ts';
import { useContentLang } from '../../../lib/i18n/use-content-lang.ts';
import { EventActions } from '../actions/event-actions.tsx';
import { datesToShow } from '../event-times.ts';
import { eventPicture } from '../pictures/event-picture.ts';
import { EventFigure } from '../pictures/event-pictures.tsx';
import { NextDate } from '../sections/event-dates.tsx';
import classes from './event-head.module.css';
import { EventState } from './event-state.tsx';

export type EventHeadProps = { poi: Poi; today: string; similarId: string | undefined };

export function EventHead({ poi, today, similarId }: EventHeadProps) {
  const local = useLocal({ themeLabels });
  const contentLang = useContentLang();
  return (
    <div
      className={classes.head}
      style={hueStyle(poi.theme)}
      data-off={poi.liveState === 'cancelled' || undefined}
    >
      <div className={classes.state}>
        <EventState poi={poi} similarId={similarId} />
      </div>
      {/* On a phone the picture is above the text: text painted first would be pushed down. */}
      <div className={classes.picture}>
        <EventFigure picture={eventPicture(poi)} sizes="(width < 64rem) 100vw, 38rem" isFirst />
      </div>
      <div className={classes.intro}>
        <div className={classes.chips}>
          {poi.themes.map((theme) => (
            <ThemeChip
              key={theme}
              theme={theme}
              label={local.themeLabels[theme]}
              href={`/category/${theme}${nearSearch(poi.place)}`}
            />
          ))}
        </div>
        <h1 {...contentLang}>{poi.label}</h1>
        <Facts poi={poi} today={today} />
        <EventActions poi={poi} />
      </div>
    </div>
  );
}

function Facts({ poi, today }: { poi: Poi; today: string }) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatCardPrice });
  const where = shortPlace(poi.place);
  const price = local.formatCardPrice(poi);
  const { length } = datesToShow(poi);
  return (
    <dl className={classes.facts}>
      <Fact
        icon="calendar"
        term={t('when')}
        more={length > 1 && <a href="#event-dates">{t('allDates', { count: length })}</a>}
      >
        <span className={classes.when}>
          <NextDate poi={poi} today={today} />
        </span>
      </Fact>
      {where && (
        <Fact icon="pin" term={t('where')} more={<a href="#event-place">{t('directions')}</a>}>
          {where}
        </Fact>
      )}
      {price && (
        <Fact
          icon="ticket"
          term={t('howMuch')}
          more={poi.prices.length > 1 && <a href="#event-prices">{t('allPrices')}</a>}
        >
          {price}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({
  icon,
  term,
  more,
  children,
}: {
  icon: IconName;
  term: string;
  more: ReactNode;
  children: ReactNode;
}) => (
  <div>
    <dt>
      <Icon name={icon} />
      {term}
    </dt>
    <dd>
      <span>{children}</span>
      {more}
    </dd>
  </div>
);
