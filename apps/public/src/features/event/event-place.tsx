import type { Poi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import classes from './event.module.css';

const numbers = new Intl.NumberFormat('fr-FR');

/** Where it is, how many it holds, and a way there in a maps service. */
export function EventPlace({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { name, streetAddress, postalCode, locality, position } = poi.place;
  const town = [postalCode, locality].filter((part) => part !== null).join(' ');
  return (
    <div className={classes.place}>
      <address>
        {name && <strong>{name}</strong>}
        {streetAddress && <span>{streetAddress}</span>}
        {town && <span>{town}</span>}
      </address>
      {poi.allowedPerson !== null && <p>{t('capacity', { formatted: numbers.format(poi.allowedPerson) })}</p>}
      {position && (
        <Button
          href={`https://www.openstreetmap.org/directions?to=${position.lat}%2C${position.lon}`}
          variant="secondary"
          icon="route"
          rel="noopener"
        >
          {t('directions')}
        </Button>
      )}
    </div>
  );
}
