import type { KnownPlace } from '../../lib/search/search-place.ts';

export type PositionAnswer = KnownPlace | 'loading' | null;

export type PositionAnswers = {
  town: PositionAnswer;
  manual: PositionAnswer;
  device: PositionAnswer;
  ip: PositionAnswer;
};

/** A source that is loading does not hold back a later one that is known. */
export function resolvePosition({
  town,
  manual,
  device,
  ip,
}: PositionAnswers): KnownPlace | 'loading' | undefined {
  const answers = [town, manual, device, ip];
  const known = answers.find((answer) => answer !== null && answer !== 'loading');
  if (known) return known;
  return answers.includes('loading') ? 'loading' : undefined;
}
