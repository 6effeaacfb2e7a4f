import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PoiGroup } from '../../features/pois/grouped-list.tsx';
import { pois } from '../../features/pois/pois.queries.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import type { SearchQuery } from '../../lib/search/search-query.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import { More } from './list-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFocusOnNew } from './use-focus-on-new.ts';

export type PromotedQuery = SearchQuery & { theme?: Theme };

export const promotedParts = (query: PromotedQuery, pages: number) =>
  Array.from({ length: pages }, (_, page) => pois.promoted({ ...query, page }));

export function PromotedResults({ query, pages }: { query: PromotedQuery; pages: number }) {
  const { t } = useTranslation('pois');
  const { today } = useFilters();
  const answers = useSuspenseQueries({ queries: promotedParts(query, pages) });
  const items = uniqueById(answers.flatMap(({ data }) => data.items));
  useFocusOnNew(items, pages);
  const hasMore = answers.at(-1)?.data.items.length === limits.pageSize.list;
  return (
    <>
      {items.length === 0 && <NothingFound />}
      <PoiGroup
        id="promoted"
        title={t('promoted')}
        items={items}
        today={today}
        isThemed={query.theme === undefined}
        isSponsored
        isFirst
      />
      {hasMore && <More pages={pages + 1} />}
    </>
  );
}
