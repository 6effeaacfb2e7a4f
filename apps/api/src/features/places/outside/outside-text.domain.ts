import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

export type OutsideKind = 'address' | 'station';

// In a street's name alone: wherever they are, the text is an address ("Tours, rue Nationale").
const streetWords = new Set(['rue', 'avenue', 'boulevard', 'bd', 'impasse', 'quai']);
// In names of communes too ("Cours-la-Ville"): the text is an address if it begins with them, an
// article or a house number aside.
const firstStreetWords = new Set([
  'allee',
  'allees',
  'av',
  'ave',
  'chemin',
  'cours',
  'esplanade',
  'faubourg',
  'montee',
  'parvis',
  'passage',
  'pl',
  'place',
  'promenade',
  'residence',
  'route',
  'rte',
  'sentier',
  'square',
]);
const houseNumber = /^\d{1,4}(?:bis|ter|quater|[a-d])?$/;
const stationWords = new Set(['gare', 'sncf', 'tgv']);
const linkWords = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'bis', 'ter', 'quater']);
// While the visitor types "rue de la", nothing is named yet.
const minNameLength = 3;

const isName = (word: string): boolean => /[a-z]/.test(word) && !linkWords.has(word);

const kindWords = new Set([...streetWords, ...firstStreetWords, ...stationWords]);

/** Whether the words that are neither links nor of the set have three letters or more. */
const hasName = (words: readonly string[], others: ReadonlySet<string>): boolean =>
  words.filter((word) => isName(word) && !others.has(word)).join('').length >= minNameLength;

function isAddress(words: readonly string[]): boolean {
  const rest = words.filter((word) => !houseNumber.test(word));
  const [first = ''] = rest.filter((word) => !linkWords.has(word));
  if (firstStreetWords.has(first)) return hasName(rest, firstStreetWords);
  return rest.some((word) => streetWords.has(word)) && hasName(rest, streetWords);
}

const isStation = (words: readonly string[]): boolean =>
  (words.find((word) => !linkWords.has(word)) === 'gare' || stationWords.has(words.at(-1) ?? '')) &&
  hasName(words, stationWords);

/**
 * What a text clearly names that the database does not hold: "12 rue Nationale, Tours", "gare de
 * Tours". Undefined for another text, and for one that only begins such a name: "rue de la".
 */
export function readOutsideText(text: string): OutsideKind | undefined {
  const words = foldWords(text).split(' ');
  if (isAddress(words)) return 'address';
  return isStation(words) ? 'station' : undefined;
}

/**
 * Whether a text names a thing by three letters or more, beside words that only say its kind: the
 * geocoder has nothing for "rue de la" and "99999".
 */
export const hasOutsideName = (text: string): boolean =>
  hasName(foldWords(text).split(' '), kindWords);

/**
 * The town that the text of an address or a station names at its end: after the last comma ("12 rue
 * Nationale, Tours"), from the postcode on, or after "gare de". Undefined without one.
 */
export function readTownOfOutside(text: string, kind: OutsideKind): string | undefined {
  if (kind === 'station') {
    const words = foldWords(text).split(' ');
    const isTown = (word: string): boolean => isName(word) && !stationWords.has(word);
    return words.slice(words.findIndex(isTown), words.findLastIndex(isTown) + 1).join(' ');
  }
  const postcode = text.search(/\b\d{5}\b/);
  const after = postcode > 0 ? text.slice(postcode) : (text.split(',').slice(1).at(-1) ?? '');
  return after.trim() === '' ? undefined : after.trim();
}
