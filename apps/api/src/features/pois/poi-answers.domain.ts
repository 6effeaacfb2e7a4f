import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { thinTrace } from '@parages/contracts/vocabulary/tours/trace';
import type { Poi, PoiRow } from './detail/poi-detail.schema.ts';
import type { Rail } from './home/rails.domain.ts';
import type { Facets, Home, PoiCard } from './pois.schema.ts';

type FacetCounts = {
  total: number;
  themes: number[];
  yes: number[];
  unknown: number[];
  presets: number[];
};

const countsOf = <Name extends string, Value>(
  names: readonly Name[],
  countAt: (index: number) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name, index) => [name, countAt(index)])) as Record<Name, Value>;

export const toFacets = (row: FacetCounts | undefined): Facets => ({
  total: row?.total ?? 0,
  themes: countsOf(themes, (index) => row?.themes[index] ?? 0),
  options: countsOf(poiOptions, (index) => ({
    yes: row?.yes[index] ?? 0,
    unknown: row?.unknown[index] ?? 0,
  })),
  datePresets: {
    today: row?.presets[0] ?? 0,
    tomorrow: row?.presets[1] ?? 0,
    nextWeekend: row?.presets[2] ?? 0,
  },
});

type CarouselRow = { carousel: number; card: PoiCard };
type RailRow = { rail: Rail; card: PoiCard };

export function toHome(rows: CarouselRow[], railRows: RailRow[], promoted: PoiCard[]): Home {
  const byTheme = new Map<number, PoiCard[]>();
  for (const { carousel, card } of rows)
    byTheme.set(carousel, [...(byTheme.get(carousel) ?? []), card]);
  const carousels = themes.flatMap((theme, index) => {
    const items = byTheme.get(index + 1);
    return items === undefined ? [] : [{ theme, items }];
  });
  const railOf = (name: Rail): PoiCard[] =>
    railRows.flatMap(({ rail, card }) => (rail === name ? [card] : []));
  return { promoted, tonight: railOf('tonight'), weekend: railOf('weekend'), carousels };
}

/**
 * Maps a row to the poi of the API. Columns that are null because the row has no version become
 * empty values, and the id replaces a missing slug.
 */
export function toPoi({
  isArchived: _archived,
  isVisible: _visible,
  figures,
  ...row
}: PoiRow): Poi {
  const themesOfPoi = row.themes ?? [];
  const options = row.options ?? [];
  return {
    ...row,
    ...figures,
    slugFr: row.slugFr ?? row.id,
    label: row.label ?? '',
    description: row.description ?? '',
    theme: themesOfPoi[0] ?? null,
    themes: themesOfPoi,
    options,
    knownOptions: row.knownOptions ?? [],
    tags: row.tags ?? [],
    isFree: options.includes('free'),
    isPermanent: row.isPermanent ?? false,
    isPast: row.isPast ?? false,
    updatedAt: row.updatedAt ?? '',
    periods: row.periods ?? [],
    prices: row.prices ?? [],
    contacts: row.contacts ?? [],
    featureGroups: row.featureGroups ?? [],
    media: row.media ?? [],
    tour: row.tour && {
      ...row.tour,
      trace: row.tour.trace && thinTrace(row.tour.trace, row.tour.distanceM),
    },
  };
}
