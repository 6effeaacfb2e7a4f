import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { FollowHost } from '../features/hosts/follow-host.tsx';
import { hostsFr } from '../features/hosts/hosts.fr.ts';
import classes from '../features/hosts/hosts.module.css';
import { offsetOf, pageNumber } from '../features/hosts/page-number.ts';
import { PagedEvents } from '../features/hosts/paged-events.tsx';
import { venueFr } from '../features/hosts/venue.fr.ts';
import { venue } from '../features/hosts/venue.queries.ts';
import { VenueHead } from '../features/hosts/venue-head.tsx';
import { PoiListCard } from '../features/pois/poi-list-card.tsx';
import { poisFr } from '../features/pois/pois.fr.ts';
import { venueData } from '../features/seo/host-data.ts';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { addWords } from '../lib/i18n/i18n.ts';
import { useLocal } from '../lib/i18n/local.ts';
import { orPageFailure } from '../lib/page/page-error.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import type { Runtime } from '../lib/runtime.ts';
import { useSite } from '../lib/site.tsx';

addWords('venue', { fr: venueFr, en: () => import('../features/hosts/venue.en.ts') });
addWords('hosts', { fr: hostsFr, en: () => import('../features/hosts/hosts.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../features/pois/pois.en.ts') });

export const venuePage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const offset = offsetOf(new URL(request.url).searchParams);
    await orPageFailure(runtime.queryClient.ensureQueryData(venue.one(params.slug ?? '', offset)));
    return null;
  },
  Component: VenuePage,
});

function VenuePage() {
  const { t } = useTranslation('venue');
  const { t: tHosts } = useTranslation('hosts');
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(venue.one(slug, offsetOf(params)));
  const { name: site, origin, now } = useSite();
  const local = useLocal({ atTown });
  const today = parisDay(new Date(now));
  const { name, locality, position, items, total } = data;
  const path = `/lieu/${data.slug}`;
  const around = `/?coords=${position.lon},${position.lat}`;
  return (
    <Container>
      <PageHead
        title={`${t('title', { name, locality })} · ${site}`}
        description={t('description', { name, atTown: local.atTown(locality) })}
        canonicalPath={path}
        isIndexed={total > 0}
      />
      <JsonLd data={venueData(origin, data)} />
      <div className={classes.page}>
        <VenueHead venue={data} follow={<FollowHost kind="venue" slug={data.slug} />} />
        {items.length === 0 ? (
          <EmptyState
            title={tHosts('empty')}
            actions={<Button href={around}>{tHosts('around')}</Button>}
          >
            <p>{t('emptyText')}</p>
          </EmptyState>
        ) : (
          <PagedEvents title={t('upcoming')} path={path} page={pageNumber(params)} total={total}>
            {items.map((poi, index) => (
              <PoiListCard
                key={poi.id}
                poi={{ ...poi, distance: undefined }}
                today={today}
                isEager={index < 2}
              />
            ))}
          </PagedEvents>
        )}
      </div>
    </Container>
  );
}
