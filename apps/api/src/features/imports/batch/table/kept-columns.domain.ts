import {
  type ImportColumnName,
  importColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ContentList, Kept, VersionTexts } from '../../writing/hand-edits.domain.ts';

const ofText: Partial<Record<keyof VersionTexts, readonly ImportColumnName[]>> = {
  label: ['title'],
  description: ['description'],
  themes: ['theme1'],
  tags: ['tag1'],
  placeName: ['venue_name'],
  streetAddress: ['address'],
  postalCode: ['postal_code'],
  locality: ['city'],
  lon: ['longitude'],
  lat: ['latitude'],
  minimumAge: ['min_age'],
  maximumAge: ['max_age'],
};
const ofList: Partial<Record<ContentList, readonly ImportColumnName[]>> = {
  periods: ['start_date'],
  prices: ['min_price', 'max_price'],
  contacts: ['booking_name'],
  media: ['photo1_url'],
};

/**
 * In the order of `importColumns`. Of the columns of dates, themes, tags, contacts and photos, only
 * the first is returned.
 */
export function keptColumns({ texts, lists }: Kept): ImportColumnName[] {
  const kept = new Set([
    ...texts.flatMap((text) => ofText[text] ?? []),
    ...lists.flatMap((list) => ofList[list] ?? []),
  ]);
  return importColumns.flatMap(({ name }) => (kept.has(name) ? [name] : []));
}
