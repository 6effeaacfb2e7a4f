import { towns } from '@parages/contracts/vocabulary/places/towns';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

export const slugify = (text: string): string => foldWords(text, '-');

export type Sluggable = {
  level: 'COUNTRY' | 'FRENCH_REGION' | 'FRENCH_DEPARTMENT' | 'CITY';
  insee: string;
  name: string;
  departmentCode: string;
};

// The widest level first: of two divisions with one name, the wider one has the slug without a suffix.
const divisions = [
  ['COUNTRY', 'pays'],
  ['FRENCH_REGION', 'region'],
  ['FRENCH_DEPARTMENT', 'departement'],
] as const;

// The slugs of the five towns in the code are specified.
const fixedSlugs = new Map(towns.map(({ insee, slug }) => [insee, slug]));

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const bareSlug = ({ name }: Sluggable): string => slugify(name);
const numberedSlug = (place: Sluggable): string =>
  `${slugify(place.name)}-${place.departmentCode.toLowerCase()}`;

// Homonyms all have the number, so that a public address does not depend on the population.
function communeSlugs<Place extends Sluggable>(communes: readonly Place[]): Map<Place, string> {
  const ofName = countBy(communes, bareSlug);
  const ofNumber = countBy(communes, numberedSlug);
  const slugOf = (place: Place): string => {
    const fixed = fixedSlugs.get(place.insee);
    if (fixed !== undefined) return fixed;
    const bare = bareSlug(place);
    if (ofName.get(bare) === 1) return bare;
    const numbered = numberedSlug(place);
    return ofNumber.get(numbered) === 1 ? numbered : `${bare}-${place.insee.toLowerCase()}`;
  };
  return new Map(communes.map((place) => [place, slugOf(place)]));
}

function addSlug<Place>(
  slugs: Map<Place, string>,
  taken: Set<string>,
  place: Place & Sluggable,
  candidates: readonly string[],
): void {
  const slug = candidates.find((candidate) => !taken.has(candidate));
  if (slug === undefined) throw new Error(`No free slug for ${place.name} (${place.insee})`);
  taken.add(slug);
  slugs.set(place, slug);
}

/**
 * The slug of each place, the same in every order of `places`. A commune: its name; homonyms also
 * have the number of their department, or the INSEE code when several are in one department. A
 * country, region or department: its name, with its level when a commune or a wider division has
 * that name.
 */
export function assignSlugs<Place extends Sluggable>(places: readonly Place[]): Map<Place, string> {
  const communes = places.filter(({ level }) => level === 'CITY');
  const slugs = new Map<Place, string>();
  const taken = new Set<string>();
  for (const [place, slug] of communeSlugs(communes)) addSlug(slugs, taken, place, [slug]);
  for (const place of communes) taken.add(bareSlug(place));
  for (const [level, suffix] of divisions) {
    const ofLevel = places
      .filter((place) => place.level === level)
      .sort((one, other) => one.insee.localeCompare(other.insee));
    for (const place of ofLevel) {
      const bare = bareSlug(place);
      const last = `${bare}-${place.insee.toLowerCase()}`;
      addSlug(slugs, taken, place, [bare, `${bare}-${suffix}`, last]);
    }
  }
  return slugs;
}
