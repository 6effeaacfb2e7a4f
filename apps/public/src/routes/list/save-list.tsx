import { findPreset } from '@parages/contracts/vocabulary/dates/date-presets';
import { maxSearchNameLength } from '@parages/contracts/vocabulary/search/saved-search-path';
import { cutText } from '@parages/contracts/vocabulary/text/cut-text';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { useTranslation } from 'react-i18next';
import { useDateWords } from '../../features/search/use-date-words.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { SaveSearch } from '../../lib/saved-searches/save-search.tsx';
import type { PlacedQuery } from '../../lib/search/search-query.ts';

type SaveListProps = { query: PlacedQuery & { theme?: Theme }; placeName: string | null };

/** Saves the search of a list around a place; its days stay relative where a preset has them. */
export function SaveList({ query: { dates, ...query }, placeName }: SaveListProps) {
  const { t } = useTranslation('savedSearches');
  const local = useLocal({ themeLabels });
  const dateWords = useDateWords();
  const { filters, now } = useFilters();
  const what = [query.q, query.theme && local.themeLabels[query.theme]].filter(Boolean);
  const parts = [
    ...(what.length === 0 ? [t('everything')] : what),
    placeName,
    filters.dates && dateWords(filters),
  ].filter(Boolean);
  const preset = filters.dates && findPreset(filters.dates, now);
  const search = {
    name: cutText(parts.join(' · '), maxSearchNameLength),
    place: placeName,
    filters: { ...query, ...(dates !== undefined && { dates: preset ?? dates }) },
  };
  return <SaveSearch search={search} />;
}
