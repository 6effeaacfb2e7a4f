import {
  importFaultCodes,
  importFindingKinds,
} from '@parages/contracts/vocabulary/imports/import-faults';
import type { FindingFilter } from '../import-view.ts';

/**
 * Reads the report's filter from the query string: `?kind=line&path=start_date&code=day_invalid&page=2`,
 * pages from 1. Invalid values are ignored.
 */
export function readFindingFilter(search: URLSearchParams): FindingFilter {
  const [kindParameter, codeParameter] = [search.get('kind'), search.get('code')];
  const page = Number(search.get('page') ?? '1');
  return {
    kind: importFindingKinds.find((kind) => kind === kindParameter) ?? null,
    path: search.get('path') || null,
    code: importFaultCodes.find((code) => code === codeParameter) ?? null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

export const writeFindingFilter = ({ kind, path, code, page }: FindingFilter): URLSearchParams =>
  new URLSearchParams({
    ...(kind && { kind }),
    ...(path !== null && { path }),
    ...(code && { code }),
    ...(page > 0 && { page: String(page + 1) }),
  });

type SetSearch = (
  search: URLSearchParams,
  options: { replace: boolean; preventScrollReset: boolean },
) => void;

export const findingFilterOf = ([search, setSearch]: readonly [URLSearchParams, SetSearch]) => ({
  filter: readFindingFilter(search),
  onFilter: (chosen: FindingFilter): void =>
    setSearch(writeFindingFilter(chosen), { replace: true, preventScrollReset: true }),
});
