import { searchTextLimits } from '@parages/contracts/vocabulary/limits';
import { paramsIn, pathIn } from '@parages/contracts/vocabulary/search/coords';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import classes from './search-form.module.css';

export type CompactSearchProps = {
  /** Address of the search page, with the place of this page. */
  href: string;
};

/**
 * The search bar of the pages that search around no place. It searches a text on the search page;
 * the place and the dates open the panel there. Every page loads this file.
 */
export function CompactSearch({ href }: CompactSearchProps) {
  const { t } = useTranslation('searchBar');
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = paramsIn(href);
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (q !== '') params.set('q', q);
    void navigate({ pathname: pathIn(href), search: String(params).replaceAll('%2C', ',') });
  };
  return (
    <Container>
      <search className={classes.compact}>
        <form method="get" action={pathIn(href)} className={classes.form} onSubmit={submit}>
          <label className={classes.what}>
            <Icon name="search" />
            <b>{t('what')}</b>
            <input
              type="search"
              name="q"
              placeholder={t('whatPlaceholder')}
              minLength={searchTextLimits.min}
              maxLength={searchTextLimits.max}
              enterKeyHint="search"
              autoComplete="off"
            />
          </label>
          {[...paramsIn(href)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Link href={`${href}#ou`} className={classes.segment}>
            <b>{t('where')}</b> {t('near')}
          </Link>
          <Link href={`${href}#quand`} className={classes.segment}>
            <b>{t('on')}</b> {t('anyDate')}
          </Link>
          <Button type="submit">{t('submit')}</Button>
        </form>
      </search>
    </Container>
  );
}
