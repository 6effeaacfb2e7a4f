import type { Poi } from '@parages/contracts/types';
import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { Button } from '@parages/ui/button/button';
import { formatCount } from '@parages/ui/format/number.fr';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { directionsUrl, shortPlace, townLine } from '../../../lib/address.ts';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from '../event.module.css';

const modes = ['walking', 'transit'] as const;

type Figure = readonly [
  name: 'allowedPerson' | 'ages' | 'minimumAge' | 'maximumAge',
  count: number | null,
  text?: string,
];

function figuresOf({ allowedPerson, minimumAge: from, maximumAge: to }: Poi): readonly Figure[] {
  const ages: Figure =
    from === null
      ? ['maximumAge', to]
      : to === null
        ? ['minimumAge', from]
        : ['ages', to, from === to ? `${to}` : `${from}\u2013${to}`];
  return [['allowedPerson', allowedPerson], ages];
}

export function EventPlace({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { place } = poi;
  const local = useLocal({ formatCount });
  const town = townLine(place);
  const directions = directionsUrl(place);
  const nameOf = (how: string) => t('directionsTo', { how, place: shortPlace(place) || poi.label });
  return (
    <div className={classes.place}>
      <address>
        {place.name && (
          <strong>
            {place.venueSlug ? (
              <Link href={hostPath('venue', place.venueSlug)}>{place.name}</Link>
            ) : (
              place.name
            )}
          </strong>
        )}
        {place.streetAddress && <span>{place.streetAddress}</span>}
        {town && <span>{town}</span>}
      </address>
      {figuresOf(poi).map(
        ([name, count, text]) =>
          count !== null && (
            <p className={classes.figure} key={name}>
              <Icon name="people" />
              {t(name, { count, formatted: text ?? local.formatCount(count) })}
            </p>
          ),
      )}
      {directions && (
        <div className={classes.directions}>
          <Button
            href={directions}
            variant="secondary"
            icon="route"
            aria-label={nameOf(t('directions'))}
            rel="noreferrer"
          >
            {t('directions')}
          </Button>
          {modes.map((mode) => (
            <a
              key={mode}
              href={directionsUrl(place, mode)}
              aria-label={nameOf(t(mode))}
              rel="noreferrer"
            >
              {t(mode)}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
