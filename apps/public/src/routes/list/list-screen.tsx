import { Container } from '@parages/ui/container/container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListWithMap } from '../../features/map/list-with-map.tsx';
import { mapFr } from '../../features/map/map.fr.ts';
import { listFr } from '../../features/pois/list.fr.ts';
import { SortLinks, UnknownOptions } from '../../features/pois/list-controls.tsx';
import { poisFr } from '../../features/pois/pois.fr.ts';
import { pois } from '../../features/pois/pois.queries.ts';
import { ShareList } from '../../features/pois/share-list.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import { Breadcrumbs } from '../../features/seo/breadcrumbs.tsx';
import { useFeedGroup } from '../../features/seo/feeds.tsx';
import { RelatedLinks } from '../../features/seo/related-links.tsx';
import { FollowTheme } from '../../lib/favorites/follow-theme.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';
import { savedSearchesFr } from '../../lib/saved-searches/saved-searches.fr.ts';
import { feedSearch } from '../../lib/search/feed-search.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import { parseListParams, withListParams } from '../../lib/search/list.search-params.ts';
import { counts } from '../../lib/search/search-counts.queries.ts';
import { isPlaced } from '../../lib/search/search-query.ts';
import classes from '../pages.module.css';
import { ChooseTown } from '../search/choose-town.tsx';
import { SearchHeader } from '../search/search-header.tsx';
import { usePlace } from '../search/use-place.ts';
import { categoryFr } from './category.fr.ts';
import { ListBody } from './list-body.tsx';
import { ListHead, useListLead, useListWords } from './list-head.tsx';
import { orderOf, sortsOf } from './list-parts.ts';
import { ListResults } from './list-results.tsx';
import { type ListSubject, listPath, useListCrumbs } from './list-subject.ts';
import { useRelatedLists } from './related-lists.ts';
import { SaveList } from './save-list.tsx';
import { ThemeChoice } from './theme-choice.tsx';

addWords('category', { fr: categoryFr, en: () => import('./category.en.ts') });
addWords('list', { fr: listFr, en: () => import('../../features/pois/list.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../../features/pois/pois.en.ts') });
addWords('savedSearches', {
  fr: savedSearchesFr,
  en: () => import('../../lib/saved-searches/saved-searches.en.ts'),
});
addWords('map', { fr: mapFr, en: () => import('../../features/map/map.en.ts') });

export function ListScreen({ subject }: { subject: ListSubject }) {
  const { t } = useTranslation('category');
  const { t: tSeo } = useTranslation('seo');
  const { theme, townSlug, time } = subject;
  const { filters, params, hrefFor } = useFilters();
  const { place, query } = usePlace();
  const words = useListWords(subject);
  const lead = useListLead(subject, place);
  const crumbs = useListCrumbs(subject);
  const path = listPath(subject);
  const feeds = useFeedGroup({ path, search: feedSearch(params, place) });
  const related = [...useRelatedLists(subject), feeds];
  const listQuery = { ...query, ...(theme && { theme }) };
  const listParams = orderOf(listQuery, parseListParams(params));
  const isNowhere = place.kind === 'nowhere';
  const sorts = sortsOf(listQuery);
  const { data: facets } = useQuery(counts.facets(listQuery));
  const { data: failure } = useQuery(pois.failure({ ...listQuery, ...listParams }));
  return (
    <Container>
      <ListHead subject={subject} total={facets?.total} place={place} />
      <Breadcrumbs label={tSeo('breadcrumbs')} crumbs={crumbs} />
      <SearchHeader
        place={place}
        facets={failure || isNowhere ? null : facets}
        counted={theme}
        {...(lead !== undefined && { lead })}
      />
      <ChooseTown place={place} />
      {time && <p className={classes.intro}>{t('intro', words)}</p>}
      <ThemeChoice
        label={t('themes')}
        current={theme}
        pathOf={(one) => listPath({ theme: one, townSlug, time })}
        all={{
          label: t('allThemes'),
          path: listPath({ theme: undefined, townSlug, time, isSearch: !time }),
        }}
      />
      <ListWithMap
        place={place.position}
        box={place.kind === 'area' ? place.box : null}
        placeName={place.name}
        filters={filters}
        hrefFor={hrefFor}
        {...(theme && { theme })}
      >
        <div className={classes.toolbar}>
          <UnknownOptions options={filters.options} facets={facets} />
          {sorts.length > 1 && (
            <SortLinks
              sorts={sorts}
              sort={listParams.sort}
              hrefFor={(sort) => `${path}${toSearch(withListParams(params, { sort }))}`}
            />
          )}
          <ShareList />
          {theme && <FollowTheme theme={theme} />}
          {isPlaced(listQuery) && <SaveList query={listQuery} placeName={place.name} />}
        </div>
        <ListBody failure={failure} question={[listQuery, listParams]}>
          <ListResults
            query={listQuery}
            name={crumbs
              .map(({ label }) => label)
              .slice(1)
              .join(' · ')}
          />
        </ListBody>
      </ListWithMap>
      <RelatedLinks groups={related} />
    </Container>
  );
}
