import type { PoiCard } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { useLocal } from '../../lib/i18n/local.ts';
import type { PlacedQuery } from '../../lib/search/search-query.ts';
import { carousels } from './carousels.queries.ts';
import { PoiRow, type PoiRowProps } from './poi-row.tsx';
import { cardsOfRow } from './row-cards.ts';
import { useNear } from './use-near.ts';

export type ThemeRowProps = Pick<PoiRowProps, 'today' | 'href' | 'total' | 'isFirst'> & {
  theme: Theme;
  /** If `undefined`, the row fetches its cards when it comes near the viewport. */
  items: readonly PoiCard[] | undefined;
  query: PlacedQuery;
};

/**
 * Each row has a separate Suspense boundary, so that React hydrates rows one at a time, the row
 * that the visitor touches before the others.
 */
export const ThemeRow = memo(function ThemeRow({ items, query, ...row }: ThemeRowProps) {
  const { themeLabels: labels } = useLocal({ themeLabels });
  const named = { ...row, id: `theme-${row.theme}`, title: labels[row.theme] };
  return (
    <Suspense>
      {items === undefined ? (
        <LazyRow {...named} query={{ ...query, theme: row.theme }} />
      ) : (
        <PoiRow {...named} items={cardsOfRow(items, row.today)} />
      )}
    </Suspense>
  );
});

function LazyRow({
  query,
  ...row
}: Omit<PoiRowProps, 'items'> & { query: PlacedQuery & { theme: Theme } }) {
  const options = carousels.ofTheme(query);
  const isKnown = useQueryClient().getQueryData(options.queryKey) !== undefined;
  const { ref, isNear } = useNear<HTMLDivElement>(limits.carouselMarginPx, isKnown);
  const { data, error } = useQuery({ ...options, enabled: isNear });
  return (
    <div ref={ref}>
      <PoiRow {...row} items={data && cardsOfRow(data, row.today)} isNear={isNear} error={error} />
    </div>
  );
}
