import { type SearchGroup, searchGroups } from '@parages/contracts/vocabulary/search-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes';
import { pois } from '../features/pois/pois.queries.ts';
import type { ListParams } from '../lib/list.search-params.ts';
import type { SearchQuery } from '../lib/search-query.ts';

/** One question to the API and the part of the list it fills; no group when the order is not by date. */
export type CategoryPart = { group: SearchGroup | undefined; options: ReturnType<typeof pois.page> };

/** Every question a list asks: by date, each group page by page, so that a long exhibition never drowns tonight's concert. */
export function categoryPages(query: SearchQuery & { theme: Theme }, { sort, pages }: ListParams): CategoryPart[] {
  const groups: readonly (SearchGroup | undefined)[] = sort === 'date' ? searchGroups : [undefined];
  return groups.flatMap((group) =>
    Array.from({ length: pages }, (_, page) => ({ group, options: pois.page({ ...query, sort, page, ...(group && { group }) }) })),
  );
}
