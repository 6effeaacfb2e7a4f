import { findPreset } from '@parages/contracts/vocabulary/dates/date-presets';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFilters } from '../../features/search/use-filters.ts';
import { track } from '../../lib/analytics/analytics.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { isAddedTown } from './usual-place.ts';

type Search = { location: string | null; radius: number; dates: string; options: string };

// Last search on any result page, since the site was loaded in this tab.
const lastSearches = new WeakMap<QueryClient, Search>();

export function useSearchEvents(
  { kind, name: location, position }: SearchPlace,
  isHome: boolean,
): void {
  const { lon, lat } = position ?? {};
  const client = useQueryClient();
  const { filters, now } = useFilters();
  const radius = filters.distanceKm;
  const dates = filters.dates ? (findPreset(filters.dates, now) ?? 'custom') : 'any';
  const options = [
    ...filters.options,
    ...(filters.maxPrice === null ? [] : [`price-${filters.maxPrice}`]),
    ...(filters.age === null ? [] : [`age-${filters.age}`]),
    ...(filters.partOfDay === null ? [] : [filters.partOfDay]),
  ].join();
  useEffect(() => {
    const before = lastSearches.get(client);
    lastSearches.set(client, { location, radius, dates, options });
    if (!before) return;
    const isAdded =
      lon !== undefined &&
      lat !== undefined &&
      isAddedTown(client, { kind, position: { lon, lat } });
    const isMoved = before.location !== location && !isAdded;
    if (isMoved || before.radius !== radius)
      track({
        name: 'Location updated',
        oldLocation: before.location,
        newLocation: location,
        oldRadius: before.radius,
        newRadius: radius,
      });
    if (isHome && (before.dates !== dates || before.options !== options))
      track({
        name: 'Home filtered',
        dateFilters: dates,
        optionFilters: options === '' ? [] : options.split(','),
      });
  }, [client, kind, lon, lat, location, radius, dates, options, isHome]);
}
