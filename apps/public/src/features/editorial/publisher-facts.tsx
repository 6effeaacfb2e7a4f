import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';
import classes from './editorial.module.css';

/**
 * The law requires the names of the publisher and the host: the page says if one of them is
 * missing, and omits other missing facts.
 */
export function PublisherFacts() {
  const { t } = useTranslation('legal');
  const { publisher } = useSite();
  const facts = [
    { key: 'publisher', value: publisher.name, isRequired: true },
    { key: 'address', value: publisher.address, isRequired: false },
    { key: 'director', value: publisher.director, isRequired: false },
    { key: 'email', value: publisher.email, isRequired: false },
    { key: 'host', value: publisher.hostName, isRequired: true },
    { key: 'hostAddress', value: publisher.hostAddress, isRequired: false },
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ value, isRequired }) => value !== null || isRequired)
        .map(({ key, value }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value ?? t('unknown')}</dd>
          </div>
        ))}
    </dl>
  );
}
