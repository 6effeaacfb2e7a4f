import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { counts, type PlacedCount } from '../../../lib/search/search-counts.queries.ts';

const none: ReadonlyMap<string, number> = new Map();

/**
 * The number of events on each open day of a month (`yyyy-MM`, empty while none is shown), for a
 * search as JSON. Undefined where nothing is counted; empty until the counts have arrived.
 */
export function useDayTotals(
  counted: string,
  month: string,
): ReadonlyMap<string, number> | undefined {
  const query: PlacedCount | null = JSON.parse(counted);
  const { data } = useQuery({
    ...counts.days(query ?? { lon: 0, lat: 0, distanceKm: 0 }, month),
    enabled: query !== null && month !== '',
  });
  const totals = useMemo(
    () => data && new Map(data.items.map(({ day, total }) => [day, total])),
    [data],
  );
  return query === null ? undefined : (totals ?? none);
}
