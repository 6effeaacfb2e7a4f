import { limits } from '@parages/contracts/vocabulary/limits';
import type { ListingQuery } from './dashboard.queries.ts';

const isId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export function parseListing(params: URLSearchParams): ListingQuery {
  const [town, shown, after] = [params.get('town'), params.get('shown'), params.get('after')];
  const q = params.get('q')?.trim().slice(0, limits.dashboard.maxTextLength);
  return {
    ...(isId(town) && { townId: town }),
    ...((shown === 'online' || shown === 'hidden') && { shown }),
    ...(q && { q }),
    ...(isId(after) && { after }),
  };
}

export function listingSearch({ townId, shown, q, after }: ListingQuery): string {
  const params = new URLSearchParams({
    ...(townId && { town: townId }),
    ...(shown && { shown }),
    ...(q && { q }),
    ...(after && { after }),
  });
  return params.size === 0 ? '' : `?${params}`;
}
