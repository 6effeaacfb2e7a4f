import type { Person } from './people.ts';
import type { Recommended, Recommender } from './recommenders.ts';

/**
 * `hitRate`: share of users with a hidden favourite among their ten recommendations. `recall`: mean
 * share of a user's hidden favourites that were found. `themes`: mean number of different main
 * themes in ten. `coverage`: share of different pois among all recommendations.
 */
export type Quality = {
  name: string;
  hitRate: number;
  recall: number;
  themes: number;
  coverage: number;
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export async function evaluate(
  { name, ask }: Recommender,
  people: readonly Person[],
): Promise<Quality> {
  const answers: { person: Person; cards: Recommended[] }[] = [];
  for (const person of people) answers.push({ person, cards: await ask(person) });
  const found = answers.map(
    ({ person, cards }) => cards.filter(({ id }) => person.hidden.includes(id)).length,
  );
  const all = answers.flatMap(({ cards }) => cards.map(({ id }) => id));
  return {
    name,
    hitRate: rounded(meanOf(found.map((count) => (count > 0 ? 1 : 0)))),
    recall: rounded(
      meanOf(answers.map(({ person }, place) => (found[place] ?? 0) / person.hidden.length)),
    ),
    themes: rounded(
      meanOf(answers.map(({ cards }) => new Set(cards.map(({ theme }) => theme)).size)),
    ),
    coverage: rounded(new Set(all).size / Math.max(1, all.length)),
  };
}
