import type { Poi } from '@parages/contracts/types';
import { themeLabels } from '@parages/contracts/vocabulary/themes.fr';
import { Badge } from '@parages/ui/badge/badge';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { ThemeChip } from '@parages/ui/theme-chip/theme-chip';
import { hueStyle } from '@parages/ui/tokens/theme-hue';
import { useTranslation } from 'react-i18next';
import classes from './event.module.css';
import { EventActions } from './event-actions.tsx';
import { NextDate } from './event-dates.tsx';
import { eventPicture } from './event-picture.ts';
import { EventState } from './event-state.tsx';

const widths = [320, 640, 1280] as const;

/** What one must know at once: what, when, where, how much, and the way to book. */
export function EventHead({ poi, today }: { poi: Poi; today: string }) {
  const { place } = poi;
  const price = formatCardPrice(poi);
  const where = [place.name, place.locality].filter((part) => part !== null).join(', ');
  return (
    <div className={classes.head} style={hueStyle(poi.theme)}>
      <div className={classes.state}>
        <EventState poi={poi} />
      </div>
      <Picture poi={poi} />
      <div className={classes.intro}>
        <div className={classes.chips}>
          {poi.themes.map((theme) => (
            <ThemeChip key={theme} theme={theme} label={themeLabels[theme]} href={`/category/${theme}${nearSearch(poi)}`} />
          ))}
        </div>
        <h1>{poi.label}</h1>
        <p className={classes.when}>
          <NextDate poi={poi} today={today} />
        </p>
        {where && <p className={classes.where}>{where}</p>}
        {price && (
          <div>
            <Badge tone={poi.isFree ? 'highlight' : 'paper'}>{price}</Badge>
          </div>
        )}
        <EventActions poi={poi} />
      </div>
    </div>
  );
}

// From an event to its theme: around the event, since its reader may come from anywhere.
const nearSearch = ({ place: { position } }: Poi): string => (position ? `?coords=${position.lon},${position.lat}` : '');

function Picture({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { id, title, credits, license } = eventPicture(poi);
  const source = [credits, license].filter((part) => part !== null).join(', ');
  return (
    <figure className={classes.picture}>
      <img
        src={`/mediafile/${id}?w=1280`}
        srcSet={widths.map((width) => `/mediafile/${id}?w=${width} ${width}w`).join(', ')}
        sizes="(width < 64rem) 100vw, 36rem"
        alt={title}
        width={1280}
        height={853}
        fetchPriority="high"
      />
      {source && <figcaption>{t('credits', { credits: source })}</figcaption>}
    </figure>
  );
}
