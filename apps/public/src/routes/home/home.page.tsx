import type { Home } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Container } from '@parages/ui/container/container';
import { ThemeRail } from '@parages/ui/theme-rail/theme-rail';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigation, useParams } from 'react-router';
import { mapFr } from '../../features/map/map.fr.ts';
import { MapSection } from '../../features/map/map-section.tsx';
import { carousels } from '../../features/pois/carousels.queries.ts';
import { photosFirst } from '../../features/pois/photos-first.ts';
import { inlineFirstPictures } from '../../features/pois/poi-list-card.tsx';
import { PoiRow } from '../../features/pois/poi-row.tsx';
import { poisFr } from '../../features/pois/pois.fr.ts';
import { pois } from '../../features/pois/pois.queries.ts';
import { AroundMe } from '../../features/position/around-me.tsx';
import { TownChoice } from '../../features/search/town-choice.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import { RelatedLinks } from '../../features/seo/related-links.tsx';
import { signUpFr } from '../../features/sign-up/sign-up.fr.ts';
import { trackOnce } from '../../lib/analytics/analytics.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { orPageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { useSite } from '../../lib/site.tsx';
import { useRelatedLists } from '../list/list-subject.ts';
import { NothingFound } from '../list/nothing-found.tsx';
import classes from '../pages.module.css';
import { leaveWithText, loadSearch } from '../search/load-search.ts';
import { SearchHeader } from '../search/search-header.tsx';
import { usePlace } from '../search/use-place.ts';
import { homeFr } from './home.fr.ts';
import { HomeHead } from './home-head.tsx';
import { HomeRails, railsOf } from './home-rails.tsx';
import { firstCarousels, HomeRows, rowsOf } from './home-rows.tsx';
import { RecommendedRow } from './recommended-row.tsx';

addWords('home', { fr: homeFr, en: () => import('./home.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../../features/pois/pois.en.ts') });
addWords('map', { fr: mapFr, en: () => import('../../features/map/map.en.ts') });
addWords('signUp', { fr: signUpFr, en: () => import('../../features/sign-up/sign-up.en.ts') });

// A prerender agent does not scroll: it gets all carousels at once.
const carouselsFor = ({ isPrerender }: Site): number =>
  isPrerender ? themes.length : firstCarousels;

// The cards of the first row that is not empty, as the page shows them.
function firstRowOf({ tonight, weekend, promoted, carousels: loaded }: Home, today: string) {
  const rows = [tonight, weekend, promoted, ...loaded.map(({ items }) => items)];
  const first = rows.find(({ length }) => length > 0) ?? [];
  return first === promoted ? first : photosFirst(first, today);
}

export const homePage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    leaveWithText(request, params.townSlug);
    const { query } = await loadSearch(runtime, request, params.townSlug);
    const { queryClient, site } = runtime;
    const [home] = await Promise.all([
      orPageFailure(
        queryClient.ensureQueryData(carousels.first({ ...query, carousels: carouselsFor(site) })),
      ),
      queryClient.prefetchQuery(pois.facets(query)),
    ]);
    await inlineFirstPictures(queryClient, firstRowOf(home, parisDay(new Date(site.now))));
    return null;
  },
  Component: HomePage,
});

function HomePage() {
  const { t } = useTranslation('home');
  const local = useLocal({ themeLabels });
  const { townSlug } = useParams();
  const { filters, params, today, change, hrefFor } = useFilters();
  const { place, query } = usePlace();
  const asked = carouselsFor(useSite());
  const isSignedIn = useIsSignedIn();
  const { data: home } = useSuspenseQuery(carousels.first({ ...query, carousels: asked }));
  const { data: facets } = useQuery(pois.facets(query));
  useEffect(() => trackOnce({ name: 'Home displayed' }), []);
  const isBusy = useNavigation().state === 'loading';
  const rails = railsOf(home);
  const rows = rowsOf(home, facets, asked);
  const isEmpty = rails.length === 0 && rows.length === 0;
  // The visitor did not choose the default position: instead of an empty result, the page shows the
  // choice of a town.
  const isNowhere = place.kind === 'default' && isEmpty;
  const counts = isNowhere ? undefined : facets;
  const related = useRelatedLists({ theme: undefined, townSlug, time: undefined });
  const prefix = townSlug ? `/ville/${townSlug}` : '';
  const listPath = (theme: string) => `${prefix}/category/${theme}${toSearch(params)}`;
  return (
    <Container>
      <HomeHead townSlug={townSlug} />
      <SearchHeader place={place} facets={isNowhere ? null : facets} isHome />
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
            label: local.themeLabels[theme],
            href: listPath(theme),
            ...(counts && { count: counts.themes[theme] ?? 0 }),
          }))}
        />
      </div>
      <div className={classes.results} data-busy={isBusy || undefined}>
        <HomeRails rails={rails} facets={facets} townSlug={townSlug} />
        <PoiRow
          id="promoted"
          title={t('promoted', { ns: 'pois' })}
          items={home.promoted}
          href={`${prefix}/promotions${toSearch(params)}`}
          today={today}
          isSponsored
          isFirst={rails.length === 0}
        />
        {isSignedIn && <RecommendedRow query={query} today={today} />}
        <HomeRows
          rows={rows}
          query={query}
          facets={facets}
          today={today}
          listPath={listPath}
          isFollowing={rails.length > 0 || home.promoted.length > 0 || isSignedIn}
        />
        {isEmpty && !isNowhere && <NothingFound />}
      </div>
      <MapSection
        place={place.position}
        placeName={place.name}
        filters={filters}
        hrefFor={hrefFor}
        title={t('map')}
      />
      <RelatedLinks groups={related} />
    </Container>
  );
}
