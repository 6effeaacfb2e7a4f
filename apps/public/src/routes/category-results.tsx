import type { PoiCard, PoiList } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { SearchGroup } from '@parages/contracts/vocabulary/search-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes';
import { Button } from '@parages/ui/button/button';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Agenda, PoiGroup } from '../features/pois/grouped-list.tsx';
import { NoResult } from '../features/pois/no-result.tsx';
import poiClasses from '../features/pois/pois.module.css';
import { useFilters } from '../features/search/use-filters.ts';
import { nextRadiusStep, toSearch } from '../lib/filters.search-params.ts';
import { parseListParams, withListParams } from '../lib/list.search-params.ts';
import type { SearchQuery } from '../lib/search-query.ts';
import { categoryPages } from './category-pages.ts';

type Answer = { group: SearchGroup | undefined; data: PoiList };

// Pages can overlap when the list changes between two questions: each event is shown once.
const once = (cards: readonly PoiCard[]): PoiCard[] => [...new Map(cards.map((card) => [card.id, card])).values()];
const itemsOf = (answers: readonly Answer[], group: SearchGroup | undefined): PoiCard[] =>
  once(answers.filter((answer) => answer.group === group).flatMap(({ data }) => data.items));

const hasMore = (answers: readonly Answer[]): boolean =>
  (['agenda', 'last-days', 'ongoing', undefined] as const).some((group) => {
    const last = answers.filter((answer) => answer.group === group).at(-1);
    return last?.data.items.length === limits.pageSize.list;
  });

/** The list itself: its groups, what lies further away, "Voir plus", or the way out of an empty one. */
export function CategoryResults({ query }: { query: SearchQuery & { theme: Theme } }) {
  const { t } = useTranslation('pois');
  const { filters, params, today } = useFilters();
  const listParams = parseListParams(params);
  const parts = categoryPages(query, listParams);
  const answers: Answer[] = useSuspenseQueries({ queries: parts.map(({ options }) => options) }).map(({ data }, index) => ({
    group: parts[index]?.group,
    data,
  }));
  const agenda = itemsOf(answers, 'agenda');
  const lastDays = itemsOf(answers, 'last-days');
  const ongoing = itemsOf(answers, 'ongoing');
  const plain = itemsOf(answers, undefined);
  const shown = [...agenda, ...lastDays, ...ongoing, ...plain];
  const known = new Set(shown.map(({ id }) => id));
  const further = once(answers.flatMap(({ data }) => data.extra))
    .filter(({ id }) => !known.has(id))
    .sort((one, other) => one.distance - other.distance);
  const common = { today, isThemed: false };
  return (
    <>
      {shown.length === 0 && <Nothing />}
      <Agenda {...common} items={agenda} firstDay={filters.dates && filters.dates.start > today ? filters.dates.start : today} isFirst />
      <PoiGroup {...common} id="last-days" title={t('lastDays')} items={lastDays} isFirst={agenda.length === 0} />
      <PoiGroup {...common} id="ongoing" title={t('ongoing')} items={ongoing} isFirst={agenda.length + lastDays.length === 0} />
      <PoiGroup {...common} id="results" title={t('results')} items={plain} isFirst />
      {hasMore(answers) && <More pages={listParams.pages + 1} />}
      <PoiGroup
        {...common}
        id="further"
        title={t('further')}
        hint={t('furtherHint', { radius: formatKilometres(Math.max(filters.distanceKm, 1)) })}
        items={further.slice(0, limits.pageSize.list)}
      />
    </>
  );
}

function More({ pages }: { pages: number }) {
  const { t } = useTranslation('pois');
  const { pathname } = useLocation();
  const { params } = useFilters();
  return (
    <p className={poiClasses.more}>
      <Button href={`${pathname}${toSearch(withListParams(params, { pages }))}`} variant="secondary" rel="nofollow" data-keep-scroll>
        {t('more')}
      </Button>
    </p>
  );
}

function Nothing() {
  const { filters, hrefFor } = useFilters();
  const wider = nextRadiusStep(filters.distanceKm);
  return (
    <NoResult
      wider={wider === undefined ? undefined : { km: wider, href: hrefFor({ distanceKm: wider }) }}
      anyDateHref={filters.dates ? hrefFor({ dates: null }) : undefined}
      clearHref={filters.options.length > 0 || filters.dates ? hrefFor({ options: [], dates: null }) : undefined}
    />
  );
}
