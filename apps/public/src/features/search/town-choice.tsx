import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search.module.css';
import { useFilters } from './use-filters.ts';

export function TownChoice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  const { hrefForTown } = useFilters();
  return (
    <section className={classes.towns} aria-labelledby="town-choice">
      <h2 id="town-choice">{t('towns')}</h2>
      <p>{t('townsHint')}</p>
      <ul className={classes.townLinks}>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <Button href={hrefForTown(slug)} variant="secondary" icon="pin">
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
