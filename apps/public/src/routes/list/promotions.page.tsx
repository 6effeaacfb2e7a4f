import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { isTheme, type Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Container } from '@parages/ui/container/container';
import { Link } from '@parages/ui/link/link';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { ListWithMap } from '../../features/map/list-with-map.tsx';
import { mapFr } from '../../features/map/map.fr.ts';
import { listFr } from '../../features/pois/list.fr.ts';
import { poisFr } from '../../features/pois/pois.fr.ts';
import { pois } from '../../features/pois/pois.queries.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { Breadcrumbs } from '../../features/seo/breadcrumbs.tsx';
import { RelatedLinks } from '../../features/seo/related-links.tsx';
import type { Crumb } from '../../features/seo/structured-data.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { pageFailure } from '../../lib/page/page-error.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import type { Runtime } from '../../lib/runtime.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import { parseListParams } from '../../lib/search/list.search-params.ts';
import { useSite } from '../../lib/site.tsx';
import { isListIndexed } from '../../lib/town/is-list-indexed.ts';
import { useTown } from '../../lib/town/use-town.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import classes from '../pages.module.css';
import { ChooseTown } from '../search/choose-town.tsx';
import { leaveForSearch, loadSearch } from '../search/load-search.ts';
import { SearchHeader } from '../search/search-header.tsx';
import { usePlace } from '../search/use-place.ts';
import { ListBody } from './list-body.tsx';
import { listPicture } from './list-head.tsx';
import { useCrumbSearch } from './list-subject.ts';
import { orListFailure } from './load-list.ts';
import { type PromotedQuery, PromotedResults, promotedParts } from './promoted-results.tsx';
import { promotionsFr } from './promotions.fr.ts';
import { useRelatedLists } from './related-lists.ts';
import { ThemeChoice } from './theme-choice.tsx';

addWords('promotions', { fr: promotionsFr, en: () => import('./promotions.en.ts') });
addWords('map', { fr: mapFr, en: () => import('../../features/map/map.en.ts') });
addWords('list', { fr: listFr, en: () => import('../../features/pois/list.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../../features/pois/pois.en.ts') });

const themeOf = (text: string | undefined): Theme | undefined =>
  text !== undefined && isTheme(text) ? text : undefined;
const pathOf = (townSlug: string | undefined, theme: Theme | undefined): string =>
  `${townSlug ? `/ville/${townSlug}` : ''}/promotions${theme ? `/${theme}` : ''}`;

export const promotionsPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const theme = themeOf(params.theme);
    if (params.theme !== undefined && !theme) throw pageFailure(404, 'page_not_found');
    leaveForSearch(request, params.townSlug);
    const { query, url } = await loadSearch(runtime, request, params.townSlug);
    const { queryClient } = runtime;
    const asked: PromotedQuery = { ...query, ...(theme && { theme }) };
    const { pages } = parseListParams(url.searchParams);
    return orListFailure(queryClient, { promoted: asked, pages }, () =>
      Promise.all(
        promotedParts(asked, pages).map((options) => queryClient.ensureQueryData(options)),
      ),
    );
  },
  Component: PromotionsPage,
});

function PromotionsPage() {
  const { t } = useTranslation('promotions');
  const { t: tSeo } = useTranslation('seo');
  const local = useLocal({ themeLabels, atTown });
  const { townSlug, theme: name } = useParams();
  const theme = themeOf(name);
  const town = useTown(townSlug);
  const { filters, params, hrefFor } = useFilters();
  const { place, query } = usePlace();
  const asked: PromotedQuery = { ...query, ...(theme && { theme }) };
  const { pages } = parseListParams(params);
  const { data: failure } = useQuery(pois.failure({ promoted: asked, pages }));
  const { data: first } = useQuery(pois.promoted({ ...asked, page: 0 }));
  // The map shows the events of the list and requests no others.
  const only = uniqueById(
    useQueries({ queries: promotedParts(asked, pages) }).flatMap(({ data }) => data?.items ?? []),
  );
  const related = useRelatedLists({ theme, townSlug, time: undefined });
  const search = useCrumbSearch(townSlug);
  const crumbs: Crumb[] = [
    { label: tSeo('home'), path: '/', search },
    ...(town ? [{ label: town.label, path: `/ville/${town.slug}` }] : []),
    { label: tSeo('promoted'), path: pathOf(townSlug, undefined), search },
    ...(theme ? [{ label: local.themeLabels[theme], path: pathOf(townSlug, theme) }] : []),
  ];
  const words = {
    theme: theme ? local.themeLabels[theme] : t('all'),
    atTown: town ? local.atTown(town.label) : '',
  };
  return (
    <Container>
      <PromotionsHead
        theme={theme}
        townSlug={townSlug}
        words={words}
        total={first?.items.length}
        isNowhere={place.kind === 'nowhere'}
      />
      <Breadcrumbs label={tSeo('breadcrumbs')} crumbs={crumbs} />
      <SearchHeader
        place={place}
        facets={null}
        counted={null}
        lead={t(place.name === null ? 'lead' : 'leadTown', words)}
      />
      <ChooseTown place={place} />
      <p className={classes.intro}>{t('hint')}</p>
      <ThemeChoice label={t('themes')} current={theme} pathOf={(one) => pathOf(townSlug, one)} />
      {theme && (
        <Link href={`${pathOf(townSlug, undefined)}${toSearch(params)}`}>{t('everyTheme')}</Link>
      )}
      <ListWithMap
        place={place.position}
        placeName={place.name}
        filters={filters}
        hrefFor={hrefFor}
        only={only}
      >
        <ListBody failure={failure} question={[asked, pages]}>
          <PromotedResults query={asked} pages={pages} />
        </ListBody>
      </ListWithMap>
      <RelatedLinks groups={related} />
    </Container>
  );
}

type HeadProps = {
  theme: Theme | undefined;
  townSlug: string | undefined;
  words: { theme: string; atTown: string };
  total: number | undefined;
  isNowhere: boolean;
};

function PromotionsHead({ theme, townSlug, words, total, isNowhere }: HeadProps) {
  const { t } = useTranslation('promotions');
  const { name } = useSite();
  const where = isNowhere ? 'Country' : townSlug ? 'Town' : '';
  return (
    <PageHead
      title={t(`title${where}`, { ...words, name })}
      description={t(`description${where}`, { ...words, name })}
      canonicalPath={pathOf(townSlug, theme)}
      imagePath={listPicture({ theme, townSlug })}
      isIndexed={isListIndexed(townSlug, total)}
    />
  );
}
