import { noDate } from '@parages/contracts/vocabulary/accounts/favorites';
import { formatDateFilter, parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { parisDay, presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { PersonalPage } from '../../features/account/personal-page.tsx';
import { countFavorites, FavoriteGroups } from '../../features/favorites/favorite-groups.tsx';
import { FavoriteLinks } from '../../features/favorites/favorite-links.tsx';
import classes from '../../features/favorites/favorites.module.css';
import { favoritesPageFr } from '../../features/favorites/favorites-page.fr.ts';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { signedInOnly } from '../../lib/session/signed-in-only.ts';
import { useSite } from '../../lib/site.tsx';
import { addAccountWords } from './account-words.ts';

addAccountWords();
addWords('favoritesPage', {
  fr: favoritesPageFr,
  en: () => import('../../features/favorites/favorites-page.en.ts'),
});

export const favoritesPage = (runtime: Runtime) => ({
  loader: ({ request }: LoaderFunctionArgs) => {
    signedInOnly(runtime, request);
    return null;
  },
  Component: FavoritesPage,
});

function FavoritesPage() {
  const { t } = useTranslation('favoritesPage');
  return (
    <PersonalPage title={t('title')} tone="favorites">
      {() => (
        <div className={classes.page}>
          <header className={classes.head}>
            <h1>{t('title')}</h1>
            <p>{t('intro')}</p>
          </header>
          <FavoritesContent />
        </div>
      )}
    </PersonalPage>
  );
}

const datesOf = (asked: string | null): string | null =>
  asked !== null && (asked === noDate || parseDateFilter(asked) !== undefined) ? asked : null;

function FavoritesContent() {
  const { t } = useTranslation('favoritesPage');
  const { now } = useSite();
  const dates = datesOf(useSearchParams()[0].get('dates'));
  const { data, error, refetch } = useQuery(favorites.details(dates));
  if (data)
    return (
      <>
        <DateFilter dates={dates} />
        {countFavorites(data) === 0 ? (
          <NoFavorite isFiltered={dates !== null} />
        ) : (
          <FavoriteGroups favorites={data} today={parisDay(new Date(now))} />
        )}
        <FavoriteLinks />
      </>
    );
  if (error)
    return (
      <EmptyState
        picture="lost"
        title={t('failed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  return <p aria-busy="true">{t('loading')}</p>;
}

function NoFavorite({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('favoritesPage');
  if (isFiltered)
    return (
      <EmptyState
        picture="favorites"
        title={t('emptyFilter')}
        actions={<Button href="/favorites">{t('all')}</Button>}
      />
    );
  return (
    <EmptyState
      picture="favorites"
      title={t('emptyTitle')}
      actions={<Button href="/">{t('discover')}</Button>}
    >
      <p>{t('empty')}</p>
    </EmptyState>
  );
}

function DateFilter({ dates }: { dates: string | null }) {
  const { t } = useTranslation('favoritesPage');
  const { now } = useSite();
  const days = (['today', 'nextWeekend'] as const).map((name) => ({
    name,
    value: formatDateFilter(presetRange(name, new Date(now))),
  }));
  const choices = [{ name: 'all', value: null }, ...days, { name: noDate, value: noDate }] as const;
  return (
    <nav aria-label={t('filter')}>
      <ul className={classes.dates}>
        {choices.map(({ name, value }) => (
          <li key={name}>
            <Link
              href={value === null ? '/favorites' : `/favorites?dates=${value}`}
              className={classes.date}
              aria-current={dates === value ? 'true' : undefined}
            >
              {t(`dates.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
