import type { PoiFacets } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { formatCount } from '@parages/ui/format/number.fr';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { type CountedQuery, counts } from '../../../lib/search/search-counts.queries.ts';
import { isPlaced, type SearchQuery } from '../../../lib/search/search-query.ts';

/** The theme of the counted events, undefined for all themes; null where nothing is counted. */
export type CountedTheme = Theme | undefined | null;

const debounceMs = 300;
// The button shows a larger number as "more than 1,000".
const mostCounted = 1000;

/**
 * The counts of a search that is not applied yet, once it has not changed for 300 ms: undefined
 * until they have arrived, and when the request fails. A further change aborts the request.
 * `countedDays`: that search without its days, as JSON; `null` where nothing is counted, and without
 * a place.
 */
export function useDraftFacets(
  search: SearchQuery,
  counted: CountedTheme,
): { facets: PoiFacets | undefined; countedDays: string } {
  const query: CountedQuery | null =
    counted === null ? null : { ...search, ...(counted && { theme: counted }) };
  const text = JSON.stringify(query);
  const settled = useDebouncedText(text, debounceMs);
  const asked: CountedQuery | null = JSON.parse(settled);
  const { data } = useQuery(counts.facets(asked ?? {}));
  return {
    facets: settled === text && asked !== null ? data : undefined,
    countedDays: JSON.stringify(asked && isPlaced(asked) ? { ...asked, dates: undefined } : null),
  };
}

/** The words of the button that shows so many events; undefined without a total. */
export function useSeeWords(total: number | undefined): string | undefined {
  const { t } = useTranslation('search');
  const { formatCount: counted } = useLocal({ formatCount });
  if (total === undefined) return undefined;
  if (total === 0) return t('seeNone');
  if (total > mostCounted) return t('seeMore', { formatted: counted(mostCounted) });
  return t('see', { count: total, formatted: counted(total) });
}
