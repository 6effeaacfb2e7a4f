import type { Poi } from '@parages/contracts/types';

export type Period = Poi['periods'][number];

export function datesToShow({ periods, isPast }: Pick<Poi, 'periods' | 'isPast'>): Period[] {
  const sorted = [...periods].sort((one, other) =>
    `${one.startDate}${one.startTime ?? ''}`.localeCompare(
      `${other.startDate}${other.startTime ?? ''}`,
    ),
  );
  return isPast ? sorted : sorted.filter((period) => !period.isPast);
}
