import { limits } from '@parages/contracts/vocabulary/limits';
import type { ListingQuery } from './dashboard.queries.ts';

const isId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const maxSourceLength = 100;

const textOf = (value: string | null, longest: number): string | undefined =>
  value?.slice(0, longest).trim();

export function parseListing(params: URLSearchParams): ListingQuery {
  const [town, shown, after] = [params.get('town'), params.get('shown'), params.get('after')];
  const source = textOf(params.get('source'), maxSourceLength);
  const sourceClass = textOf(params.get('class'), maxSourceLength);
  const q = textOf(params.get('q'), limits.dashboard.maxTextLength);
  return {
    ...(isId(town) && { townId: town }),
    ...(source && { source }),
    ...(source && sourceClass !== undefined && { sourceClass }),
    ...((shown === 'online' || shown === 'hidden') && { shown }),
    ...(q && { q }),
    ...(isId(after) && { after }),
  };
}

export function listingSearch({
  townId,
  source,
  sourceClass,
  shown,
  q,
  after,
}: ListingQuery): string {
  const params = new URLSearchParams({
    ...(townId && { town: townId }),
    ...(source && { source }),
    ...(sourceClass !== undefined && { class: sourceClass }),
    ...(shown && { shown }),
    ...(q && { q }),
    ...(after && { after }),
  });
  return params.size === 0 ? '' : `?${params}`;
}
