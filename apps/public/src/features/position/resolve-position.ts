import type { SearchPlace } from '../../lib/search/search-place.ts';

/** What one way of knowing the position says: a place, that it is still being asked, or nothing. */
export type PositionAnswer = SearchPlace | 'loading' | null;

export type PositionAnswers = {
  town: PositionAnswer;
  manual: PositionAnswer;
  device: PositionAnswer;
  ip: PositionAnswer;
};

/**
 * The position to search from: the town of the page, otherwise the place chosen by hand, then the device, then the network's address.
 * What is still loading holds nothing back; `undefined` only when none is available and none is still loading.
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
