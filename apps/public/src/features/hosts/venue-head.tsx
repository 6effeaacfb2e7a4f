import type { Venue } from '@parages/contracts/types';
import { Icon } from '@parages/ui/icon/icon';
import { useTranslation } from 'react-i18next';
import { directionsUrl, streetAndTown } from '../../lib/address.ts';
import { FollowHost } from './follow-host.tsx';
import classes from './hosts.module.css';

export function VenueHead({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venue');
  const { slug, name } = venue;
  return (
    <header className={classes.head}>
      <p className={classes.kicker}>{t('kicker')}</p>
      <h1>{name}</h1>
      <address className={classes.facts}>
        <span>
          <Icon name="pin" />
          {streetAndTown(venue)}
        </span>
        <a href={directionsUrl(venue)} rel="noreferrer" aria-label={t('directionsTo', { name })}>
          <Icon name="route" />
          {t('directions')}
        </a>
      </address>
      <FollowHost kind="venue" slug={slug} />
    </header>
  );
}
