import { type Interest, interestThemes } from '@parages/contracts/vocabulary/accounts/interests';
import type { ReasonCode } from '@parages/contracts/vocabulary/search/recommendations';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

/**
 * The data about an account's tastes. `favoriteThemes`: the number of favourites of each theme; one
 * with several themes is divided among them, and older ones weigh less.
 */
export type Tastes = {
  interests: readonly Interest[];
  followed: readonly string[];
  favoriteThemes: Readonly<Partial<Record<string, number>>>;
};

/** How much an account likes a theme, from 0 to 1, and the main source of that value. */
export type Liking = {
  theme: Theme;
  affinity: number;
  code: Extract<ReasonCode, 'interest' | 'favorites' | 'followed'>;
  interest: Interest | null;
};

// Diminishing additions: a quarter of a favourite (one with four themes) already gives half of the
// maximum.
const halfLikedAfter = 0.25;
const saturated = (count: number): number => count / (count + halfLikedAfter);

function likingOf(theme: Theme, { interests, followed, favoriteThemes }: Tastes): Liking {
  const interest = interests.find((one) => interestThemes[one].includes(theme)) ?? null;
  const parts: [Liking['code'], number][] = [
    ['followed', followed.includes(theme) ? 1 : 0],
    ['interest', interest === null ? 0 : 1],
    ['favorites', saturated(favoriteThemes[theme] ?? 0)],
  ];
  const affinity = parts.reduce((sum, [, part]) => sum + part, 0);
  const [code] = parts.reduce((most, part) => (part[1] > most[1] ? part : most));
  return { theme, affinity, code, interest: code === 'interest' ? interest : null };
}

/**
 * The affinity with every theme, in the order of the vocabulary; all are divided by the highest one
 * when it exceeds 1.
 */
export function likings(tastes: Tastes): Liking[] {
  const raw = themes.map((theme) => likingOf(theme, tastes));
  const most = Math.max(1, ...raw.map(({ affinity }) => affinity));
  return raw.map((liking) => ({ ...liking, affinity: liking.affinity / most }));
}
