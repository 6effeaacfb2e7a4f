import { limits } from '@parages/contracts/vocabulary/limits';

export const pageSize = limits.pageSize.list;
const lastPage = Math.floor(limits.maxOffset / pageSize);

/** The page that a query string asks for; the first one for an invalid number. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

export const offsetOf = (params: URLSearchParams): number => (pageNumber(params) - 1) * pageSize;
