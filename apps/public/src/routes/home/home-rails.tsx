import type { Home, PoiCard, PoiFacets } from '@parages/contracts/types';
import { type DatePreset, firstOpenDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { landingTimes } from '@parages/contracts/vocabulary/dates/landing-times';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PoiRow } from '../../features/pois/poi-row.tsx';
import { cardsOfRow } from '../../features/pois/row-cards.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { changeFilters, toSearch } from '../../lib/search/filters.search-params.ts';
import { listPath } from '../list/list-subject.ts';

/** A row of the home page across all themes, and the preset whose page lists all its events. */
type Rail = { name: 'tonight' | 'weekend'; preset: DatePreset; items: readonly PoiCard[] };

/** The rails that have events, in display order. */
export const railsOf = ({ tonight, weekend }: Home): Rail[] => {
  const rails: Rail[] = [
    { name: 'tonight', preset: 'today', items: tonight },
    { name: 'weekend', preset: 'nextWeekend', items: weekend },
  ];
  return rails.filter(({ items }) => items.length > 0);
};

export type HomeRailsProps = {
  rails: readonly Rail[];
  facets: PoiFacets | undefined;
  townSlug: string | undefined;
};

/**
 * "Ce soir" and "Ce week-end". A rail has no link outside of a town's pages. "Ce soir" has none in
 * a town either while the night of the day before goes on.
 */
export function HomeRails({ rails, facets, townSlug }: HomeRailsProps) {
  const { t } = useTranslation('home');
  const { params, today, now } = useFilters();
  const search = toSearch(changeFilters(params, { dates: null }));
  const isLinked = (preset: DatePreset): boolean =>
    townSlug !== undefined && (preset !== 'today' || firstOpenDay(now) === today);
  const pathOf = (preset: DatePreset): string => {
    const time = landingTimes.find((one) => one.preset === preset);
    return `${listPath({ theme: undefined, townSlug, time })}${search}`;
  };
  return (
    <>
      {rails.map(({ name, preset, items }, index) => (
        <Suspense key={name}>
          <PoiRow
            id={name}
            title={t(name)}
            items={cardsOfRow(items, today)}
            today={today}
            isFirst={index === 0}
            {...(isLinked(preset) && {
              href: pathOf(preset),
              total: facets?.datePresets[preset],
            })}
          />
        </Suspense>
      ))}
    </>
  );
}
