import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { counts, type PlacedCount } from '../../../lib/search/search-counts.queries.ts';

const none: ReadonlyMap<string, number> = new Map();

/**
 * The number of events on each open day of a month (`yyyy-MM`, empty while none is shown) from
 * `today` on, for a search as JSON. Undefined where nothing is counted; empty until the counts have
 * arrived.
 */
export function useDayTotals(
  counted: string,
  month: string,
  today: string,
): ReadonlyMap<string, number> | undefined {
  const query: PlacedCount | null = JSON.parse(counted);
  const { data } = useQuery({
    ...counts.days(query ?? { lon: 0, lat: 0, distanceKm: 0 }, month),
    enabled: query !== null && month !== '',
  });
  const totals = useMemo(
    () =>
      data &&
      // Until 05:00, the service also counts the events of yesterday's night, whose day is disabled.
      new Map(data.items.flatMap(({ day, total }) => (day < today ? [] : [[day, total]]))),
    [data, today],
  );
  return query === null ? undefined : (totals ?? none);
}
