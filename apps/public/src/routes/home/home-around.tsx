import type { PoiFacets } from '@parages/contracts/types';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { MapSection } from '../../features/map/map-section.tsx';
import { carousels } from '../../features/pois/carousels.queries.ts';
import { PoiRow } from '../../features/pois/poi-row.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import { searchPath } from '../../lib/search/place-pages.ts';
import type { KnownPlace } from '../../lib/search/search-place.ts';
import type { PlacedQuery } from '../../lib/search/search-query.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { useSite } from '../../lib/site.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import classes from '../pages.module.css';
import { HomeRails, railsOf } from './home-rails.tsx';
import { firstCarousels, HomeRows, rowsOf } from './home-rows.tsx';
import { RecommendedRow } from './recommended-row.tsx';

/** A prerender agent does not scroll: it gets all carousels at once. */
export const carouselsFor = ({ isPrerender }: Site): number =>
  isPrerender ? themes.length : firstCarousels;

export type HomeAroundProps = {
  place: KnownPlace;
  query: PlacedQuery;
  facets: PoiFacets | undefined;
  townSlug: string | undefined;
  listPath: (theme: string) => string;
};

/** The rows and the map of a known place. */
export function HomeAround({ place, query, facets, townSlug, listPath }: HomeAroundProps) {
  const { t } = useTranslation('home');
  const { filters, params, today, hrefFor } = useFilters();
  const asked = carouselsFor(useSite());
  const isSignedIn = useIsSignedIn();
  const { data: home } = useSuspenseQuery(carousels.first({ ...query, carousels: asked }));
  const isBusy = useNavigation().state === 'loading';
  const rails = railsOf(home);
  const rows = rowsOf(home, facets, asked);
  const prefix = townSlug ? `/ville/${townSlug}` : '';
  return (
    <>
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
        {rails.length === 0 && rows.length === 0 && <NothingFound query={query} />}
      </div>
      <MapSection
        place={place.position}
        placeName={place.name}
        filters={filters}
        // This page lists no rectangle: the search page does.
        hrefFor={(change) => hrefFor(change).replace(/^\/(?=\?|$)/, searchPath(undefined))}
        title={t('map')}
      />
    </>
  );
}
