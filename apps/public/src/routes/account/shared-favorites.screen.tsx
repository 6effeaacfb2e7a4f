import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { countFavorites, FavoriteGroups } from '../../features/favorites/favorite-groups.tsx';
import classes from '../../features/favorites/favorites.module.css';
import { favoritesPageFr } from '../../features/favorites/favorites-page.fr.ts';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { orPageFailure } from '../../lib/page/page-error.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import type { Runtime } from '../../lib/runtime.ts';
import { useSite } from '../../lib/site.tsx';

addWords('favoritesPage', {
  fr: favoritesPageFr,
  en: () => import('../../features/favorites/favorites-page.en.ts'),
});

export const sharedFavoritesPage = ({ queryClient }: Runtime) => ({
  loader: async ({ params }: LoaderFunctionArgs) => {
    await orPageFailure(queryClient.ensureQueryData(favorites.shared(params.token ?? '')));
    return null;
  },
  Component: SharedFavoritesPage,
});

function SharedFavoritesPage() {
  const { t } = useTranslation('favoritesPage');
  const { name, now } = useSite();
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(favorites.shared(token));
  const title = data.firstName
    ? t('shared.title', { name: data.firstName })
    : t('shared.titleAlone');
  return (
    <Container>
      <PageHead
        title={`${title} · ${name}`}
        description={t('shared.intro')}
        canonicalPath="/favorites"
        isIndexed={false}
      />
      <LateStyles of="account" />
      <div className={classes.page}>
        <header className={classes.head}>
          <h1>{title}</h1>
          <p>{t('shared.intro')}</p>
        </header>
        {countFavorites(data) === 0 ? (
          <EmptyState
            picture="favorites"
            title={t('shared.none')}
            actions={<Button href="/">{t('shared.own')}</Button>}
          />
        ) : (
          <FavoriteGroups favorites={data} today={parisDay(new Date(now))} />
        )}
      </div>
    </Container>
  );
}
