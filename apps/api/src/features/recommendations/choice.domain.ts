import { recommendationLimits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import type { ProfileFit } from './profile-fit.domain.ts';
import type { Reason } from './recommendations.schema.ts';
import type { Liking } from './taste.domain.ts';

const { shares, among, perTheme, perOrganiser } = recommendationLimits;

/** A poi that may be recommended, with the five values of its score, each from 0 to 1. `themeMask`: theme n is bit n. */
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

const mayJoin = (chosen: readonly Candidate[], { theme, organiser }: Candidate): boolean =>
  countBy(chosen, 'theme', theme) < perTheme &&
  (organiser === null || countBy(chosen, 'organiser', organiser) < perOrganiser);

/**
 * Of candidates, the best first, those to show: in each ten at most three of a first theme and two of an organiser. Whoever has to wait comes
 * with the next ten; the list ends when nobody may join any more.
 */
export function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  let waiting = [...candidates];
  for (let ten: Candidate[]; waiting.length > 0; chosen.push(...ten)) {
    ten = [];
    const next: Candidate[] = [];
    for (const candidate of waiting)
      (ten.length < among && mayJoin(ten, candidate) ? ten : next).push(candidate);
    if (ten.length < among) return [...chosen, ...ten];
    waiting = next;
  }
  return chosen;
}

const values = ['near', 'soon', 'popular'] as const;

/** What counted most for a candidate: a liking of one of its themes, what its profile says, or where, when and how well known it is. */
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

const drawnLikings = 6;
const drawnPerTheme = 20;
const drawnOfAll = 60;

/** From which themes candidates are drawn, and how many of each: those liked best, and every theme together (0), so that nobody is locked in. */
export function drawOf(liked: readonly Liking[]): { drawnThemes: number[]; drawn: number[] } {
  const best = liked.filter(({ affinity }) => affinity > 0).sort((a, b) => b.affinity - a.affinity);
  const drawnThemes = best.slice(0, drawnLikings).map(({ theme }) => themes.indexOf(theme) + 1);
  return {
    drawnThemes: [...drawnThemes, 0],
    drawn: [...drawnThemes.map(() => drawnPerTheme), drawnOfAll],
  };
}

/** What the score needs to know of themes and options: those that count, as bits, and how much. */
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
