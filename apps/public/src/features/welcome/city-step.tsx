import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import classes from './welcome.module.css';

/** Uses links, so that the question works before scripts load. */
export function CityStep() {
  const { t } = useTranslation('welcome');
  return (
    <div className={classes.step}>
      <p className={classes.kicker}>{t('step', { step: 1 })}</p>
      <h1>{t('cityTitle')}</h1>
      <p>{t('cityText')}</p>
      <ul className={classes.choices}>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`/commencez?ville=${slug}`} className={classes.choice}>
              <Icon name="pin" size="1.75rem" />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/" className={classes.choice}>
            <Icon name="search" size="1.75rem" />
            {t('otherCity')}
          </Link>
        </li>
      </ul>
      <div className={classes.actions}>
        <Button href="/" variant="quiet">
          {t('skip')}
        </Button>
      </div>
    </div>
  );
}
