import { type Interest, interestThemes } from '@parages/contracts/vocabulary/accounts/interests';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

export function themesOfInterests(chosen: readonly Interest[], most: number): Theme[] {
  const votes = new Map<Theme, number>();
  for (const theme of chosen.flatMap((interest) => interestThemes[interest]))
    votes.set(theme, (votes.get(theme) ?? 0) + 1);
  return [...votes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([theme]) => theme);
}
