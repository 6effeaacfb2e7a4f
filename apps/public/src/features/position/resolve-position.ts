import type { SearchPlace } from '../../lib/search/search-place.ts';

/** Answer of one position source: a place, still loading, or none. */
export type PositionAnswer = SearchPlace | 'loading' | null;

export type PositionAnswers = {
  town: PositionAnswer;
  manual: PositionAnswer;
  device: PositionAnswer;
  ip: PositionAnswer;
};

/**
 * Resolves the position to search from: the town of the page, else the place chosen manually, then
 * the device, then the IP address. A source that is loading does not hold back a later one that is
 * known; `undefined` only when none is available and none is loading.
 */
export function resolvePosition({
  town,
  manual,
  device,
  ip,
}: PositionAnswers): SearchPlace | 'loading' | undefined {
  const answers = [town, manual, device, ip];
  const known = answers.find((answer) => answer !== null && answer !== 'loading');
  if (known) return known;
  return answers.includes('loading') ? 'loading' : undefined;
}
