import type { Home, PoiCard, PoiFacets } from '@parages/contracts/types';
import { presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  findLandingTime,
  type LandingTime,
} from '@parages/contracts/vocabulary/dates/landing-times';
import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PoiRow } from '../../features/pois/poi-row.tsx';
import { cardsOfRow } from '../../features/pois/row-cards.ts';
import { tonightAt } from '../../features/search/filter-row/tonight.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { changeFilters, toSearch } from '../../lib/search/filters.search-params.ts';
import { listPath } from '../list/list-subject.ts';

/** A row of the home page across all themes. */
type Rail = { name: 'tonight' | 'weekend'; items: readonly PoiCard[] };

/** The rails that have events, in display order. */
export const railsOf = ({ tonight, weekend }: Home): Rail[] => {
  const rails: Rail[] = [
    { name: 'tonight', items: tonight },
    { name: 'weekend', items: weekend },
  ];
  return rails.filter(({ items }) => items.length > 0);
};

export type HomeRailsProps = {
  rails: readonly Rail[];
  facets: PoiFacets | undefined;
  townSlug: string | undefined;
};

/**
 * "Ce soir" and "Ce week-end". Each leads to the list of its events. "Ce soir" lasts from now until
 * 05:00, and so has the afternoon too: its list is that of the day, until 05:00 of the day before.
 * The weekend has a page of its own in a town.
 */
export function HomeRails({ rails, facets, townSlug }: HomeRailsProps) {
  const { t } = useTranslation('home');
  const { params, today, now } = useFilters();
  const listOf = (change: Partial<Filters>, time?: LandingTime): string =>
    listPath({ theme: undefined, townSlug, time, isSearch: time === undefined }) +
    toSearch(changeFilters(params, change));
  const weekend = townSlug === undefined ? undefined : findLandingTime('ce-week-end');
  const more = {
    tonight: { href: listOf({ dates: tonightAt(now).dates }) },
    weekend: {
      href: listOf({ dates: weekend ? null : presetRange('nextWeekend', now) }, weekend),
      total: facets?.datePresets.nextWeekend,
    },
  };
  return (
    <>
      {rails.map(({ name, items }, index) => (
        <Suspense key={name}>
          <PoiRow
            id={name}
            title={t(name)}
            items={cardsOfRow(items, today)}
            today={today}
            isFirst={index === 0}
            {...more[name]}
          />
        </Suspense>
      ))}
    </>
  );
}
