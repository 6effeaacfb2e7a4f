import { isTheme, type Theme, themes } from '@parages/contracts/vocabulary/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes.fr';
import { findTown } from '@parages/contracts/vocabulary/towns';
import { Container } from '@parages/ui/container/container';
import { ThemeRail } from '@parages/ui/theme-rail/theme-rail';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigation, useParams } from 'react-router';
import { mapFr } from '../features/map/map.fr.ts';
import { MapSection } from '../features/map/map-section.tsx';
import { SortLinks, UnknownOptions } from '../features/pois/list-controls.tsx';
import { poisFr } from '../features/pois/pois.fr.ts';
import { pois } from '../features/pois/pois.queries.ts';
import { useFilters } from '../features/search/use-filters.ts';
import { toSearch } from '../lib/filters.search-params.ts';
import { addWords } from '../lib/i18n.ts';
import { parseListParams, withListParams } from '../lib/list.search-params.ts';
import { orPageFailure, pageFailure } from '../lib/page-error.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { Runtime } from '../lib/runtime.ts';
import { useSite } from '../lib/site.tsx';
import { categoryFr } from './category.fr.ts';
import { categoryPages } from './category-pages.ts';
import { CategoryResults } from './category-results.tsx';
import { loadSearch } from './load-search.ts';
import classes from './pages.module.css';
import { SearchHeader } from './search-header.tsx';
import { usePlace } from './use-place.ts';

addWords('category', { fr: categoryFr, en: () => import('./category.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../features/pois/pois.en.ts') });
addWords('map', { fr: mapFr, en: () => import('../features/map/map.en.ts') });

/** The events of one theme, around a place. */
export const categoryPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const theme = params.theme ?? '';
    if (!isTheme(theme)) throw pageFailure(404, 'page_not_found');
    const { query, url } = await loadSearch(runtime, request, params.townSlug);
    const { queryClient } = runtime;
    const pages = categoryPages({ ...query, theme }, parseListParams(url.searchParams));
    await Promise.all([
      ...pages.map(({ options }) => orPageFailure(queryClient.ensureQueryData(options))),
      queryClient.prefetchQuery(pois.facets({ ...query, theme })),
    ]);
    return null;
  },
  Component: CategoryPage,
});

function CategoryPage() {
  const { theme = '' } = useParams();
  return isTheme(theme) ? <ThemeList theme={theme} /> : null;
}

function ThemeList({ theme }: { theme: Theme }) {
  const { t } = useTranslation('category');
  const { townSlug } = useParams();
  const { filters, params } = useFilters();
  const { place, query } = usePlace();
  const { data: facets } = useQuery(pois.facets({ ...query, theme }));
  const isBusy = useNavigation().state === 'loading';
  const prefix = townSlug ? `/ville/${townSlug}` : '';
  const listParams = parseListParams(params);
  return (
    <Container>
      <CategoryHead theme={theme} townSlug={townSlug} />
      <SearchHeader place={place} lead={t(place.name === null ? 'lead' : 'leadTown', { theme: themeLabels[theme] })} facets={facets} />
      <div className={classes.rail}>
        <ThemeRail
          label={t('themes')}
          items={themes.map((one) => ({
            theme: one,
            label: themeLabels[one],
            href: `${prefix}/category/${one}${toSearch(params)}`,
            isCurrent: one === theme,
          }))}
        />
      </div>
      <div className={classes.toolbar}>
        <UnknownOptions options={filters.options} facets={facets} />
        <SortLinks sort={listParams.sort} hrefFor={(sort) => `${prefix}/category/${theme}${toSearch(withListParams(params, { sort }))}`} />
      </div>
      <div className={classes.results} data-busy={isBusy || undefined}>
        <CategoryResults query={{ ...query, theme }} />
      </div>
      <MapSection place={place.position} placeName={place.name} filters={filters} theme={theme} title={t('map')} />
    </Container>
  );
}

function CategoryHead({ theme, townSlug }: { theme: Theme; townSlug: string | undefined }) {
  const { t } = useTranslation('category');
  const { name } = useSite();
  const town = townSlug === undefined ? undefined : findTown(townSlug)?.name;
  const words = { theme: themeLabels[theme], name, ...(town && { town }) };
  return (
    <PageHead
      title={t(town ? 'titleTown' : 'title', words)}
      description={t(town ? 'descriptionTown' : 'description', words)}
      canonicalPath={`${townSlug ? `/ville/${townSlug}` : ''}/category/${theme}`}
      imagePath={`/mediafile/${theme}-1?w=1280`}
    />
  );
}
