import {
  type Interest,
  interests,
  interestThemes,
} from '@parages/contracts/vocabulary/accounts/interests';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { createRandom, type Random, weightedIndex } from '../search/data/random.ts';
import { pointNear } from '../search/data/synthetic-poi.ts';
import type { Town } from '../search/data/towns.ts';

/** `distance` is in metres; `days` is the time until the start, null when the poi is permanent. */
export type Choice = {
  id: string;
  themeMask: number;
  distance: number;
  days: number | null;
  popularity: number;
};

/** `tastes`: how much the user likes each theme, unknown to the recommenders. */
export type EvaluationUser = {
  id: string;
  lon: number;
  lat: number;
  tastes: number[];
  declared: Interest[];
  childrenCategory: 'children' | 'none';
  random: Random;
};

const purpose = 9001;
const smallestTown = 20_000;
const indifferent = 0.04;
const secretTaste = 0.7;
const declaredOdds = 0.8;
const childrenOdds = 0.3;
const comfortableM = 12_000;
const patienceDays = 14;
const someday = 0.3;

const drawInterests = (random: Random): Interest[] => {
  const count = random.int(1, 3);
  const drawn = new Set<Interest>();
  while (drawn.size < count) drawn.add(random.pick(interests));
  return [...drawn];
};

export function userMaker(seed: number, towns: readonly Town[]): (n: number) => EvaluationUser {
  const large = towns.filter(({ population }) => population >= smallestTown);
  const drawTown = weightedIndex(large.map(({ population }) => population));
  return (n) => {
    const random = createRandom(seed, n, purpose);
    const town = large[drawTown(random.next())] ?? large[0];
    if (!town) throw new Error('no town to live in');
    const liked = drawInterests(random);
    const tastes = themes.map((theme) =>
      liked.some((one) => interestThemes[one].includes(theme))
        ? 0.5 + random.next() / 2
        : indifferent,
    );
    tastes[random.int(0, themes.length - 1)] = secretTaste;
    const hasChildren = random.isTrue(childrenOdds);
    if (hasChildren) tastes[themes.indexOf('famille')] = secretTaste;
    const declared = liked.filter(() => random.isTrue(declaredOdds));
    return {
      id: `evaluation-${n}`,
      ...pointNear(town, random),
      tastes,
      declared,
      random,
      childrenCategory: hasChildren ? 'children' : 'none',
    };
  };
}

// Users prefer events that match their tastes, nearby, soon, and popular.
function appeal(
  { themeMask, distance, days, popularity }: Choice,
  tastes: readonly number[],
): number {
  const liking = Math.max(
    ...tastes.map((taste, theme) => (themeMask & (1 << (theme + 1)) ? taste : 0)),
  );
  const urgency =
    days === null ? someday : someday + (1 - someday) * Math.exp(-days / patienceDays);
  return (
    liking ** 2 *
    urgency *
    Math.exp(-distance / comfortableM) *
    (0.5 + Math.min(1, popularity / 250))
  );
}

export function keep(user: EvaluationUser, around: readonly Choice[], count: number): string[] {
  // A race of exponential clocks: draws without replacement, each in proportion to its appeal.
  const raced = around.map((choice) => ({
    id: choice.id,
    at: -Math.log(1 - user.random.next()) / appeal(choice, user.tastes),
  }));
  return raced
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ id }) => id);
}
