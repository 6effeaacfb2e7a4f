import type { Venue } from '@parages/contracts/types';
import { Icon } from '@parages/ui/icon/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './hosts.module.css';

export function VenueHead({
  venue: { name, streetAddress, postalCode, locality, position },
  follow,
}: {
  venue: Venue;
  follow: ReactNode;
}) {
  const { t } = useTranslation('venue');
  const town = [postalCode, locality].filter(Boolean).join(' ');
  return (
    <header className={classes.head}>
      <p className={classes.kicker}>{t('kicker')}</p>
      <h1>{name}</h1>
      <address className={classes.facts}>
        <span>
          <Icon name="pin" />
          {[streetAddress, town].filter(Boolean).join(', ')}
        </span>
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.lat},${position.lon}`}
          rel="noreferrer"
          aria-label={t('directionsTo', { name })}
        >
          <Icon name="route" />
          {t('directions')}
        </a>
      </address>
      {follow}
    </header>
  );
}
