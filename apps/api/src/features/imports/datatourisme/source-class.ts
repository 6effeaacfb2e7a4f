import { maxSourceClassLength } from '../mapping/poi-draft.ts';
import { nameOf } from './datatourisme.schema.ts';

// Classes that most records have beside the one that says what they are.
const broadClasses = [
  'Tour',
  'CulturalEvent',
  'CulturalSite',
  'SportsAndLeisurePlace',
  'NaturalHeritage',
  'SocialEvent',
  'SaleEvent',
  'SportsEvent',
  'Practice',
  'Product',
  'EntertainmentAndEvent',
  'PlaceOfInterest',
  'PointOfInterest',
];

/**
 * The class under which moderators find a record: the first of its own classes, by name, that is
 * not a broad one, else the least broad one. Classes of other ontologies, which repeat the national
 * ones, do not count. Empty when there is none.
 */
export function sourceClassOf(types: readonly string[]): string {
  const names = types.filter((type) => !/^(?:schema|olo):/.test(type)).map(nameOf);
  const [named] = names.filter((name) => !broadClasses.includes(name)).sort();
  return (named ?? broadClasses.find((name) => names.includes(name)) ?? '').slice(
    0,
    maxSourceClassLength,
  );
}
