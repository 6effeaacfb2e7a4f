import type { RecommendedCard } from '@parages/contracts/types';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Button } from '@parages/ui/button/button';
import { Carousel } from '@parages/ui/carousel/carousel';
import { PoiCardSkeleton } from '@parages/ui/poi-card/poi-card-skeleton';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PoiListCard } from '../../features/pois/poi-list-card.tsx';
import { reasonText } from '../../features/recommended/reason.ts';
import { recommendedFr } from '../../features/recommended/recommended.fr.ts';
import { recommended } from '../../features/recommended/recommended.queries.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import type { PlacedQuery } from '../../lib/search/search-query.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import classes from './recommended-row.module.css';

addWords('recommended', {
  fr: recommendedFr,
  en: () => import('../../features/recommended/recommended.en.ts'),
});

const skeletonKeys = ['first', 'second', 'third', 'fourth'] as const;

/** The row takes its height before the profile is known, so that the layout does not shift. */
export function RecommendedRow({ query, today }: { query: PlacedQuery; today: string }) {
  const { t } = useTranslation('recommended');
  const profile = useProfile();
  const isWanted = profile === undefined || (profile.emailVerified && profile.wantsRecommendations);
  const { data, error } = useQuery({
    ...recommended.around(query),
    enabled: profile !== undefined && isWanted,
  });
  if (!isWanted || data?.isEnabled === false) return null;
  const hasAnswered = profile !== undefined && profile.interests.length > 0;
  return (
    <section id="pour-toi" aria-labelledby="recommended" className={classes.row}>
      <SectionHeading id="recommended" title={t('title')} />
      {error ? (
        <p className={classes.none}>{t('failed')}</p>
      ) : data?.items.length === 0 ? (
        <div className={classes.none}>
          <p>
            <strong>{t('emptyTitle')}</strong>
          </p>
          <p>{t(hasAnswered ? 'nothing' : 'empty')}</p>
          {!hasAnswered && <Button href="/onboarding">{t('answer')}</Button>}
        </div>
      ) : (
        <Cards items={data?.items} today={today} />
      )}
    </section>
  );
}

function Cards({ items, today }: { items: readonly RecommendedCard[] | undefined; today: string }) {
  const { t } = useTranslation('recommended');
  const local = useLocal({ themeLabels });
  return (
    <Carousel
      key={items?.map(({ id }) => id).join()}
      labelledBy="recommended"
      words={{ previous: t('previous'), next: t('next') }}
      isBusy={items === undefined}
    >
      {items?.map((poi) => (
        <div key={poi.id} className={classes.card}>
          <PoiListCard poi={poi} today={today} />
          <p className={classes.reason}>{reasonText(poi.reason, t, local.themeLabels)}</p>
        </div>
      )) ??
        skeletonKeys.map((skeletonKey) => (
          <div key={skeletonKey} className={classes.card}>
            <PoiCardSkeleton />
            <p className={classes.reason} />
          </div>
        ))}
    </Carousel>
  );
}
