import type { Home } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Container } from '@parages/ui/container/container';
import { ThemeRail } from '@parages/ui/theme-rail/theme-rail';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { mapFr } from '../../features/map/map.fr.ts';
import { mapFragment } from '../../features/map/map-place.ts';
import { carousels } from '../../features/pois/carousels.queries.ts';
import { inlineFirstPictures } from '../../features/pois/poi-list-card.tsx';
import { poisFr } from '../../features/pois/pois.fr.ts';
import { cardsOfRow } from '../../features/pois/row-cards.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { useFeedGroup } from '../../features/seo/feeds.tsx';
import { RelatedLinks } from '../../features/seo/related-links.tsx';
import { signUpFr } from '../../features/sign-up/sign-up.fr.ts';
import { trackOnce } from '../../lib/analytics/analytics.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { orPageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { feedSearch } from '../../lib/search/feed-search.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import { counts } from '../../lib/search/search-counts.queries.ts';
import { isPlaced, type PlacedQuery } from '../../lib/search/search-query.ts';
import { town } from '../../lib/town/town.queries.ts';
import { useNeighbours } from '../../lib/town/use-neighbours.ts';
import { useRelatedLists } from '../list/related-lists.ts';
import classes from '../pages.module.css';
import { ChooseTown } from '../search/choose-town.tsx';
import { leaveForSearch, loadSearch } from '../search/load-search.ts';
import { SearchHeader } from '../search/search-header.tsx';
import { usePlace } from '../search/use-place.ts';
import { homeFr } from './home.fr.ts';
import { carouselsFor, HomeAround } from './home-around.tsx';
import { HomeHead } from './home-head.tsx';
import { HomePicks } from './home-picks.tsx';

addWords('home', { fr: homeFr, en: () => import('./home.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../../features/pois/pois.en.ts') });
addWords('map', { fr: mapFr, en: () => import('../../features/map/map.en.ts') });
addWords('signUp', { fr: signUpFr, en: () => import('../../features/sign-up/sign-up.en.ts') });

// The cards of the first row that is not empty, as the page shows them.
function firstRowOf({ tonight, weekend, promoted, carousels: loaded }: Home, today: string) {
  const rows = [tonight, weekend, promoted, ...loaded.map(({ items }) => items)];
  const first = rows.find(({ length }) => length > 0) ?? [];
  return first === promoted ? first : cardsOfRow(first, today);
}

/** Loads the rows around a place. Returns the events of the first one, in display order. */
async function loadAround({ queryClient, site }: Runtime, query: PlacedQuery) {
  const [home] = await Promise.all([
    orPageFailure(
      queryClient.ensureQueryData(carousels.first({ ...query, carousels: carouselsFor(site) })),
    ),
    queryClient.prefetchQuery(counts.facets(query)),
  ]);
  const first = firstRowOf(home, parisDay(new Date(site.now)));
  if (first.length === 0) await queryClient.prefetchQuery(counts.firstRadius(query));
  return first;
}

// Without them, the page still asks for the place.
async function loadPicks({ queryClient }: Runtime) {
  await queryClient.prefetchQuery(carousels.picks());
  return queryClient.getQueryData(carousels.picks().queryKey) ?? [];
}

export const homePage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    leaveForSearch(request, params.townSlug);
    const { query } = await loadSearch(runtime, request, params.townSlug);
    const [first] = await Promise.all([
      isPlaced(query) ? loadAround(runtime, query) : loadPicks(runtime),
      params.townSlug !== undefined && runtime.queryClient.prefetchQuery(town.one(params.townSlug)),
    ]);
    await inlineFirstPictures(runtime.queryClient, first);
    return null;
  },
  Component: HomePage,
});

function HomePage() {
  const { t } = useTranslation('home');
  const local = useLocal({ themeLabels });
  const { townSlug } = useParams();
  const { params } = useFilters();
  const { place, query } = usePlace();
  const isNowhere = place.kind === 'nowhere';
  const { data: facets } = useQuery(counts.facets(query));
  useEffect(() => trackOnce({ name: 'Home displayed' }), []);
  const [times, ...others] = useRelatedLists({ theme: undefined, townSlug, time: undefined });
  const neighbours = useNeighbours(townSlug).map(({ slug, label }) => ({
    href: `/ville/${slug}`,
    label,
  }));
  const around = { key: 'neighbours', title: t('neighbours'), links: neighbours };
  const feeds = useFeedGroup({ path: `/ville/${townSlug}`, search: feedSearch(params) });
  const prefix = townSlug ? `/ville/${townSlug}` : '';
  const listPath = (theme: string) => `${prefix}/category/${theme}${toSearch(params)}`;
  return (
    <Container>
      <HomeHead townSlug={townSlug} total={facets?.total} />
      <SearchHeader
        place={place}
        facets={isNowhere ? null : facets}
        isFocusedFirst={isNowhere}
        isHome
      />
      {isNowhere && (
        // The links to the map lead here: it needs a place first.
        <div id={mapFragment.slice(1)}>
          <ChooseTown place={place} />
        </div>
      )}
      <div id="thematiques" className={classes.rail}>
        <ThemeRail
          label={t('themes')}
          items={themes.map((theme) => ({
            theme,
            label: local.themeLabels[theme],
            href: listPath(theme),
            ...(facets && { count: facets.themes[theme] ?? 0 }),
          }))}
        />
      </div>
      {place.position === null || !isPlaced(query) ? (
        <HomePicks />
      ) : (
        <HomeAround
          place={place}
          query={query}
          facets={facets}
          townSlug={townSlug}
          listPath={listPath}
        />
      )}
      <RelatedLinks
        groups={[...(times ? [times] : []), around, ...others, ...(townSlug ? [feeds] : [])]}
      />
    </Container>
  );
}
