import { type Theme, themes } from '@parages/contracts/vocabulary/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes.fr';
import { findTown } from '@parages/contracts/vocabulary/towns';
import { Container } from '@parages/ui/container/container';
import { ThemeRail } from '@parages/ui/theme-rail/theme-rail';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigation, useParams, useSearchParams } from 'react-router';
import { mapFr } from '../features/map/map.fr.ts';
import { MapSection } from '../features/map/map-section.tsx';
import { NoResult } from '../features/pois/no-result.tsx';
import { PoiRow, type PoiRowProps } from '../features/pois/poi-row.tsx';
import { poisFr } from '../features/pois/pois.fr.ts';
import { pois } from '../features/pois/pois.queries.ts';
import { AroundMe } from '../features/position/around-me.tsx';
import { TownChoice } from '../features/search/town-choice.tsx';
import { useFilters } from '../features/search/use-filters.ts';
import { nextRadiusStep, toSearch } from '../lib/filters.search-params.ts';
import { addWords } from '../lib/i18n.ts';
import { orPageFailure } from '../lib/page-error.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { Runtime } from '../lib/runtime.ts';
import { useSite } from '../lib/site.tsx';
import { homeFr } from './home.fr.ts';
import { loadSearch } from './load-search.ts';
import classes from './pages.module.css';
import { SearchHeader } from './search-header.tsx';
import { usePlace } from './use-place.ts';

addWords('home', { fr: homeFr, en: () => import('./home.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../features/pois/pois.en.ts') });
addWords('map', { fr: mapFr, en: () => import('../features/map/map.en.ts') });

/** The home page, of everywhere or of a town. */
export const homePage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const { query } = await loadSearch(runtime, request, params.townSlug);
    const { queryClient } = runtime;
    await Promise.all([orPageFailure(queryClient.ensureQueryData(pois.home(query))), queryClient.prefetchQuery(pois.facets(query))]);
    return null;
  },
  Component: HomePage,
});

function HomePage() {
  const { t } = useTranslation('home');
  const { townSlug } = useParams();
  const { filters, today, hrefFor, change } = useFilters();
  const { place, query } = usePlace();
  const { data: home } = useSuspenseQuery(pois.home(query));
  const { data: facets } = useQuery(pois.facets(query));
  const isBusy = useNavigation().state === 'loading';
  const listPath = useListPath(townSlug);
  const hasResults = home.carousels.some(({ items }) => items.length > 0);
  // Nobody asked for the default place: that nothing happens there is no news, the visitor is asked for his town.
  const isNowhere = place.kind === 'default' && !hasResults;
  const wider = nextRadiusStep(filters.distanceKm);
  return (
    <Container>
      <HomeHead townSlug={townSlug} />
      <SearchHeader place={place} facets={isNowhere ? null : facets} />
      {place.kind === 'default' && (
        <TownChoice>
          <AroundMe onLocated={() => change({ coords: null })} />
        </TownChoice>
      )}
      <div id="thematiques" className={classes.rail}>
        <ThemeRail
          label={t('themes')}
          items={themes.map((theme) => ({
            theme,
            label: themeLabels[theme],
            href: listPath(theme),
            ...count(isNowhere ? undefined : facets?.themes[theme]),
          }))}
        />
      </div>
      <div className={classes.results} data-busy={isBusy || undefined}>
        <PoiRow id="promoted" title={t('promoted', { ns: 'pois' })} items={home.promoted} today={today} isSponsored isFirst />
        {home.carousels.map(({ theme, items }, index) => (
          <ThemeRow
            key={theme}
            theme={theme}
            items={items}
            today={today}
            href={listPath(theme)}
            total={facets?.themes[theme]}
            isFirst={index === 0 && home.promoted.length === 0}
          />
        ))}
        {!hasResults && !isNowhere && (
          <NoResult
            wider={wider === undefined ? undefined : { km: wider, href: hrefFor({ distanceKm: wider }) }}
            anyDateHref={filters.dates ? hrefFor({ dates: null }) : undefined}
            clearHref={filters.options.length > 0 ? hrefFor({ options: [], dates: null }) : undefined}
          />
        )}
      </div>
      <MapSection place={place.position} placeName={place.name} filters={filters} title={t('map')} />
    </Container>
  );
}

// A boundary per row: the browser takes them up one at a time, the one that is touched first; and nothing above wakes them all at once.
const ThemeRow = memo(function ThemeRow({ theme, ...row }: Omit<PoiRowProps, 'id' | 'title'> & { theme: Theme }) {
  return (
    <Suspense>
      <PoiRow id={`theme-${theme}`} title={themeLabels[theme]} theme={theme} {...row} />
    </Suspense>
  );
});

const count = (value: number | undefined) => (value === undefined ? {} : { count: value });

/** Where a theme's list is, seen from here: same town, same filters. */
function useListPath(townSlug: string | undefined): (theme: Theme) => string {
  const [params] = useSearchParams();
  const prefix = townSlug ? `/ville/${townSlug}` : '';
  return (theme) => `${prefix}/category/${theme}${toSearch(params)}`;
}

function HomeHead({ townSlug }: { townSlug: string | undefined }) {
  const { t } = useTranslation('home');
  const { name } = useSite();
  const town = townSlug === undefined ? undefined : findTown(townSlug)?.name;
  return (
    <PageHead
      title={town ? t('titleTown', { town, name }) : t('title', { name })}
      description={town ? t('descriptionTown', { town }) : t('description')}
      canonicalPath={townSlug ? `/ville/${townSlug}` : '/'}
      imagePath="/mediafile/parages-1?w=1280"
    />
  );
}
