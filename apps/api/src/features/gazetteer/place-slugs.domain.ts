import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

export const slugify = (text: string): string => foldWords(text, '-');

export type Sluggable = {
  level: 'COUNTRY' | 'FRENCH_REGION' | 'FRENCH_DEPARTMENT' | 'CITY';
  insee: string;
  name: string;
  population: number;
  departmentCode: string;
};

const levelOrder = ['CITY', 'COUNTRY', 'FRENCH_REGION', 'FRENCH_DEPARTMENT'];
const suffixOf = (place: Sluggable): string =>
  ({
    CITY: place.departmentCode,
    COUNTRY: 'pays',
    FRENCH_REGION: 'region',
    FRENCH_DEPARTMENT: 'departement',
  })[place.level];

const byPrecedence = (a: Sluggable, b: Sluggable): number =>
  levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) ||
  b.population - a.population ||
  a.insee.localeCompare(b.insee);

export function assignSlugs<Place extends Sluggable>(places: readonly Place[]): Map<Place, string> {
  const taken = new Set<string>();
  const slugs = new Map<Place, string>();
  for (const place of [...places].sort(byPrecedence)) {
    const bare = slugify(place.name);
    const candidates = [
      bare,
      `${bare}-${suffixOf(place).toLowerCase()}`,
      `${bare}-${place.insee.toLowerCase()}`,
    ];
    const slug = candidates.find((candidate) => !taken.has(candidate));
    if (slug === undefined) throw new Error(`No free slug for ${place.name} (${place.insee})`);
    taken.add(slug);
    slugs.set(place, slug);
  }
  return slugs;
}
