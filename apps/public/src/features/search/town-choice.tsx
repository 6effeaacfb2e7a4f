import { towns } from '@parages/contracts/vocabulary/towns';
import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import classes from './search.module.css';

/** The five towns, for a visitor of whom we know nothing. */
export function TownChoice() {
  const { t } = useTranslation('search');
  return (
    <section className={classes.towns} aria-labelledby="town-choice">
      <h2 id="town-choice">{t('towns')}</h2>
      <p>{t('townsHint')}</p>
      <ul>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <Button href={`/ville/${slug}`} variant="secondary" icon="pin">
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
