import { changeFilters, type Filters } from '../../lib/filters.search-params.ts';

const written = (filters: Filters): string => changeFilters(new URLSearchParams(), filters).toString();

/** Whether two sets of filters ask the same thing: they are written the same. */
export const isSameFilters = (one: Filters, other: Filters): boolean => written(one) === written(other);
