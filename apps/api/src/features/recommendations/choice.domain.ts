import { recommendationLimits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import type { ProfileFit } from './profile-fit.domain.ts';
import type { Reason } from './recommendations.schema.ts';
import type { Liking } from './taste.domain.ts';

const { shares, among, perTheme, perOrganiser } = recommendationLimits;

/**
 * A candidate poi with the five parts of its score, each from 0 to 1. `themeMask`: bit n is theme
 * n.
 */
export type Candidate = {
  id: string;
  theme: string | null;
  organiser: string | null;
  themeMask: number;
} & Record<keyof typeof shares, number>;

const countBy = (
  list: readonly Candidate[],
  key: 'theme' | 'organiser',
  value: string | null,
): number => list.filter((one) => one[key] === value).length;

const fitsLimits = (chosen: readonly Candidate[], { theme, organiser }: Candidate): boolean =>
  countBy(chosen, 'theme', theme) < perTheme &&
  (organiser === null || countBy(chosen, 'organiser', organiser) < perOrganiser);

/**
 * Selects candidates, best first: each ten holds at most three of the same first theme and two of
 * an organiser. A candidate over a maximum moves to the next ten; the list ends after the first ten
 * that the remaining candidates cannot fill.
 */
export function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  let waiting = [...candidates];
  for (let ten: Candidate[]; waiting.length > 0; chosen.push(...ten)) {
    ten = [];
    const next: Candidate[] = [];
    for (const candidate of waiting)
      (ten.length < among && fitsLimits(ten, candidate) ? ten : next).push(candidate);
    if (ten.length < among) return [...chosen, ...ten];
    waiting = next;
  }
  return chosen;
}

const values = ['near', 'soon', 'popular'] as const;

/**
 * Names the largest part of a candidate's score. For its affinity, the reason is that of the
 * best-liked theme that the candidate has.
 */
export function reasonOf(candidate: Candidate, liked: readonly Liking[]): Reason {
  const weight = (value: keyof typeof shares): number => shares[value] * candidate[value];
  const code = values.reduce((most, value) => (weight(value) > weight(most) ? value : most));
  const plain = weight('fit') > weight(code) ? 'profile' : code;
  if (weight('affinity') < weight(plain === 'profile' ? 'fit' : code))
    return { code: plain, interest: null, theme: null };
  const [best] = liked
    .filter(
      ({ theme, affinity }) =>
        affinity > 0 && candidate.themeMask & (1 << (themes.indexOf(theme) + 1)),
    )
    .sort((a, b) => b.affinity - a.affinity);
  if (!best) return { code: plain, interest: null, theme: null };
  return { code: best.code, interest: best.interest, theme: best.theme };
}

const drawnThemeCount = 6;
const drawnPerTheme = 20;
const drawnOfAll = 60;

/**
 * The themes to draw candidates from, and how many of each: the best-liked themes, and 0 for all
 * themes together, so that the list also holds others.
 */
export function candidateSources(liked: readonly Liking[]): {
  drawnThemes: number[];
  drawn: number[];
} {
  const best = liked.filter(({ affinity }) => affinity > 0).sort((a, b) => b.affinity - a.affinity);
  const drawnThemes = best.slice(0, drawnThemeCount).map(({ theme }) => themes.indexOf(theme) + 1);
  return {
    drawnThemes: [...drawnThemes, 0],
    drawn: [...drawnThemes.map(() => drawnPerTheme), drawnOfAll],
  };
}

/**
 * The parameters of the score for themes and options: those with a weight, as bits, and the
 * weights.
 */
export function weightsOf(liked: readonly Liking[], { fits, optionFits }: ProfileFit) {
  const counting = liked
    .map(({ affinity }, place) => ({ bit: 1 << (place + 1), affinity, fit: fits[place] ?? 0 }))
    .filter(({ affinity, fit }) => affinity > 0 || fit > 0);
  const options = optionFits
    .map((fit, place) => ({ bit: 1 << place, fit }))
    .filter(({ fit }) => fit > 0);
  return {
    themeBits: counting.map(({ bit }) => bit),
    affinities: counting.map(({ affinity }) => affinity),
    fits: counting.map(({ fit }) => fit),
    optionBits: options.map(({ bit }) => bit),
    optionFits: options.map(({ fit }) => fit),
  };
}
