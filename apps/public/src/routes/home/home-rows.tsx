import type { Home, PoiCard, PoiFacets } from '@parages/contracts/types';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { createElement, Fragment } from 'react';
import { ThemeRow } from '../../features/pois/theme-row.tsx';
import { SignUpBanner } from '../../features/sign-up/sign-up-banner.tsx';
import type { PlacedQuery } from '../../lib/search/search-query.ts';

/** The carousels of the other themes are fetched as they come near the viewport. */
export const firstCarousels = 3;

const rowsBeforeBanner = 2;

type Row = { theme: Theme; items: readonly PoiCard[] | undefined };

export function rowsOf({ carousels }: Home, facets: PoiFacets | undefined, asked: number): Row[] {
  const atHand = new Map(carousels.map(({ theme, items }) => [theme, items]));
  // Fewer carousels than requested: no other theme has events.
  const isComplete = carousels.length < asked;
  return themes.flatMap((theme): Row[] => {
    const items = atHand.get(theme);
    if (items) return items.length > 0 ? [{ theme, items }] : [];
    const isPromised = facets === undefined || (facets.themes[theme] ?? 0) > 0;
    return isComplete || !isPromised ? [] : [{ theme, items: undefined }];
  });
}

export type HomeRowsProps = {
  rows: readonly Row[];
  query: PlacedQuery;
  facets: PoiFacets | undefined;
  today: string;
  listPath: (theme: Theme) => string;
  /** Whether the page may show another row above these. */
  isFollowing: boolean;
};

export const HomeRows = ({ rows, query, facets, today, listPath, isFollowing }: HomeRowsProps) => {
  const drawn = rows.map(({ theme, items }, index) => (
    <>
      <ThemeRow
        theme={theme}
        items={items}
        query={query}
        today={today}
        href={listPath(theme)}
        total={facets?.themes[theme]}
        isFirst={index === 0 && !isFollowing}
      />
      {index === rowsBeforeBanner - 1 && <SignUpBanner />}
    </>
  ));
  // Passed as static children, so that React identifies rows by position: new results update the
  // rows in place.
  return createElement(Fragment, null, ...drawn);
};
