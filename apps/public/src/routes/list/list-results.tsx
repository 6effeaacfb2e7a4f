import type { PoiCard } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Agenda, FoldedGroup, PoiGroup } from '../../features/pois/grouped-list.tsx';
import poiClasses from '../../features/pois/pois.module.css';
import { useFilters } from '../../features/search/use-filters.ts';
import { itemList } from '../../features/seo/item-list.ts';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { useLocal } from '../../lib/i18n/local.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import {
  type ListParams,
  mostPages,
  parseListParams,
  withListParams,
} from '../../lib/search/list.search-params.ts';
import { isBounded, isPlaced } from '../../lib/search/search-query.ts';
import { useSite } from '../../lib/site.tsx';
import { uniqueById } from '../../lib/unique-by-id.ts';
import {
  type Answer,
  firstParts,
  followingParts,
  type ListPart,
  type ListQuery,
  orderOf,
  withoutText,
} from './list-parts.ts';
import { NothingFound } from './nothing-found.tsx';
import { useFocusOnNew } from './use-focus-on-new.ts';

// Fewer dated events than this do not fill the page: what goes on for weeks is open below them.
const foldedFrom = 10;

const itemsOf = (answers: readonly Answer[], group: ListPart['group']): PoiCard[] =>
  uniqueById(answers.filter((answer) => answer.group === group).flatMap(({ data }) => data.items));

function useAnswers(parts: readonly ListPart[]): Answer[] {
  const found = useSuspenseQueries({ queries: parts.map(({ options }) => options) });
  return found.map(({ data }, index) => ({ group: parts[index]?.group, data }));
}

function useList(query: ListQuery, list: ListParams) {
  const firsts = useAnswers(firstParts(query, list));
  const answers = [...firsts, ...useAnswers(followingParts(query, list, firsts))];
  const agenda = itemsOf(answers, 'agenda');
  const lastDays = itemsOf(answers, 'last-days');
  const ongoing = itemsOf(answers, 'ongoing');
  const plain = itemsOf(answers, undefined);
  const shown = [...agenda, ...lastDays, ...ongoing, ...plain];
  const known = new Set(shown.map(({ id }) => id));
  const further = uniqueById(answers.flatMap(({ data }) => data.extra)).filter(
    ({ id }) => !known.has(id),
  );
  const totals = new Map(firsts.map(({ group, data }) => [group, data.total ?? data.items.length]));
  const growing = [...totals]
    .filter(([, total]) => total > list.pages * limits.pageSize.list)
    .map(([group]) => group);
  return {
    agenda,
    lastDays,
    ongoing,
    plain,
    shown,
    totals,
    growing,
    further: further.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0)),
  };
}

export function ListResults({ query, name }: { query: ListQuery; name: string }) {
  const { t } = useTranslation('list');
  const { origin } = useSite();
  const local = useLocal({ formatKilometres, formatCount });
  const { filters, params, today } = useFilters();
  const listParams = orderOf(query, parseListParams(params));
  const { agenda, lastDays, ongoing, plain, shown, totals, growing, further } = useList(
    query,
    listParams,
  );
  const common = { today, isThemed: query.theme === undefined };
  const radius = local.formatKilometres(Math.max(filters.distanceKm, 1));
  // "Voir plus" loads more of every group, so that the list has one link: after the agenda if the
  // agenda is cut, else after the groups.
  const isAgendaCut = growing.includes('agenda');
  const isEndCut = !isAgendaCut && growing.length !== 0;
  useFocusOnNew(shown, listParams.pages);
  const dated = agenda.length + lastDays.length;
  return (
    <>
      {shown.length === 0 && <NothingFound query={query} />}
      <Agenda
        {...common}
        items={agenda}
        firstDay={filters.dates && filters.dates.start > today ? filters.dates.start : today}
        isFirst
      />
      {isAgendaCut && <More pages={listParams.pages + 1} />}
      <PoiGroup
        {...common}
        id="last-days"
        title={t('lastDays')}
        items={lastDays}
        isFirst={agenda.length === 0}
      />
      <FoldedGroup
        {...common}
        id="ongoing"
        title={t('ongoing')}
        items={ongoing}
        count={local.formatCount(totals.get('ongoing') ?? ongoing.length)}
        isOpen={dated < foldedFrom}
        isFirst={dated === 0}
      />
      <PoiGroup {...common} id="results" title={t('results')} items={plain} isFirst />
      {isEndCut && <More pages={listParams.pages + 1} />}
      <PoiGroup
        {...common}
        id="further"
        title={t('further')}
        notice={
          shown.length > 0 && (
            <Notice title={t('furtherNotice', { radius })}>{t('furtherHint')}</Notice>
          )
        }
        items={further}
      />
      {shown.length === 0 && query.q !== undefined && <OtherEvents {...common} query={query} />}
      {shown.length > 0 && (
        <JsonLd
          data={itemList(origin, {
            name,
            paths: shown.map(({ slugFr }) => `/evenement/${slugFr}`),
          })}
        />
      )}
    </>
  );
}

const othersOf = (query: ListQuery) =>
  isPlaced(query) ? 'others' : isBounded(query) ? 'othersArea' : 'othersCountry';

type OtherEventsProps = { query: ListQuery; today: string; isThemed: boolean };

function OtherEvents({ query, ...common }: OtherEventsProps) {
  const { t } = useTranslation('search');
  const { data } = useQuery(withoutText(query));
  const title = t(othersOf(query));
  return <PoiGroup {...common} id="others" title={title} items={data?.items ?? []} />;
}

/** A link works without scripts, and leaves the footer reachable. */
export function More({ pages }: { pages: number }) {
  const { t } = useTranslation('list');
  const { pathname } = useLocation();
  const { params } = useFilters();
  if (pages > mostPages) return <p className={poiClasses.more}>{t('noMore')}</p>;
  return (
    <p className={poiClasses.more}>
      <Button
        href={`${pathname}${toSearch(withListParams(params, { pages }))}`}
        variant="secondary"
        rel="nofollow"
        data-keep-scroll
      >
        {t('more')}
      </Button>
    </p>
  );
}
