import type { Organiser } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { Button } from '@parages/ui/button/button';
import { CardGrid } from '@parages/ui/card-grid/card-grid';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { organiserFr } from '../features/organiser/organiser.fr.ts';
import classes from '../features/organiser/organiser.module.css';
import { organiser } from '../features/organiser/organiser.queries.ts';
import { OrganiserHead } from '../features/organiser/organiser-head.tsx';
import { PoiListCard } from '../features/pois/poi-list-card.tsx';
import { poisFr } from '../features/pois/pois.fr.ts';
import { addWords } from '../lib/i18n/i18n.ts';
import { useLocal } from '../lib/i18n/local.ts';
import { orPageFailure } from '../lib/page/page-error.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import type { Runtime } from '../lib/runtime.ts';
import { useSite } from '../lib/site.tsx';

addWords('organiser', {
  fr: organiserFr,
  en: () => import('../features/organiser/organiser.en.ts'),
});
addWords('pois', { fr: poisFr, en: () => import('../features/pois/pois.en.ts') });

const { list: pageSize } = limits.pageSize;
const lastPage = Math.floor(limits.maxOffset / pageSize);

const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
};
const asked = (slug: string, params: URLSearchParams) =>
  organiser.one(slug, (pageOf(params) - 1) * pageSize);

export const organiserPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    await orPageFailure(
      runtime.queryClient.ensureQueryData(
        asked(params.slug ?? '', new URL(request.url).searchParams),
      ),
    );
    return null;
  },
  Component: OrganiserPage,
});

function OrganiserPage() {
  const { t } = useTranslation('organiser');
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(asked(slug, params));
  const { name: site } = useSite();
  const local = useLocal({ atTown });
  const { name, locality } = data;
  return (
    <Container>
      <PageHead
        title={`${t('title', { name })} · ${site}`}
        description={
          locality === ''
            ? t('description', { name })
            : t('descriptionTown', { name, atTown: local.atTown(locality) })
        }
        canonicalPath={`/organisateur/${data.slug}`}
      />
      <div className={classes.page}>
        <OrganiserHead organiser={data} />
        {data.items.length === 0 ? (
          <EmptyState title={t('empty')} actions={<Button href="/">{t('around')}</Button>}>
            <p>{t('emptyText')}</p>
          </EmptyState>
        ) : (
          <Events organiser={data} page={pageOf(params)} />
        )}
      </div>
    </Container>
  );
}

function Events({
  organiser: { slug, items, total },
  page,
}: {
  organiser: Organiser;
  page: number;
}) {
  const { t } = useTranslation('organiser');
  const today = parisDay(new Date(useSite().now));
  const hrefOf = (to: number) => `/organisateur/${slug}${to === 1 ? '' : `?page=${to}`}`;
  return (
    <section className={classes.list} aria-labelledby="events">
      <SectionHeading id="events" title={t('upcoming')} kicker={t('count', { count: total })} />
      <CardGrid labelledBy="events">
        {items.map((poi, index) => (
          <PoiListCard
            key={poi.id}
            poi={{ ...poi, distance: undefined }}
            today={today}
            isEager={index < 2}
          />
        ))}
      </CardGrid>
      {total > pageSize && (
        <nav className={classes.pages} aria-label={t('upcoming')}>
          {page > 1 && (
            <Button href={hrefOf(page - 1)} variant="secondary">
              {t('previous')}
            </Button>
          )}
          {page * pageSize < total && (
            <Button href={hrefOf(page + 1)} variant="secondary">
              {t('next')}
            </Button>
          )}
        </nav>
      )}
    </section>
  );
}
