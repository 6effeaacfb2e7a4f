import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';
import classes from './editorial.module.css';

/**
 * Publisher and host, from the configuration. The law requires both names: the page says which one
 * is missing and omits other missing facts.
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
