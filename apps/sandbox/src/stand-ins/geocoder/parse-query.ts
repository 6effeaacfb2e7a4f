import { fold } from '../gazetteer/fold.ts';
import { type Commune, gazetteer } from '../gazetteer/gazetteer.ts';

export type Parsed = {
  housenumber: string | undefined;
  street: string;
  postcode: string | undefined;
  /** Sorted by population, the largest first. */
  communes: Commune[];
  /**
   * False when the town is typed in part, and when the query has no known town, postcode or filter.
   */
  isTownWhole: boolean;
};

export type LocationFilter = {
  postcode?: string | undefined;
  citycode?: string | undefined;
  city?: string | undefined;
};

const housenumber = /^(\d{1,4})( ?(bis|ter|quater|[a-d]))?(?=[ ,]|$)/i;
const postcode = /\b\d{5}\b/;
const maxTownWords = 8;

function fits({ postcode, citycode, city }: LocationFilter) {
  const folded = city === undefined ? undefined : fold(city);
  return (commune: Commune): boolean =>
    (postcode === undefined || commune.postalCodes.includes(postcode)) &&
    (citycode === undefined || commune.code === citycode) &&
    (folded === undefined || commune.folded === folded);
}

/** `used` is the number of words that name the town. */
function findTown(
  words: string[],
  within: LocationFilter,
): { communes: Commune[]; used: number; isWhole: boolean } {
  const { byName, communes } = gazetteer();
  for (let used = Math.min(words.length, maxTownWords); used > 0; used -= 1) {
    const found = (byName.get(words.slice(-used).join(' ')) ?? []).filter(fits(within));
    if (found.length > 0) return { communes: found, used, isWhole: true };
  }
  const last = words.at(-1) ?? '';
  const begun =
    last.length < 3
      ? []
      : communes.filter(({ folded }) => folded.startsWith(last)).filter(fits(within));
  return begun.length > 0
    ? { communes: begun.slice(0, 20), used: 1, isWhole: false }
    : { communes: [], used: 0, isWhole: false };
}

/** Expects the number first, the town last, and the postcode anywhere. */
export function parseQuery(q: string, asked: LocationFilter): Parsed {
  const cleaned = q.trim();
  const number = housenumber.exec(cleaned);
  const found = postcode.exec(cleaned)?.[0];
  const within = { ...asked, postcode: asked.postcode ?? found };
  const rest = (number === null ? cleaned : cleaned.slice(number[0].length))
    .replace(postcode, ' ')
    .replaceAll(',', ' ')
    .trim();
  const words = rest.split(/\s+/).filter((word) => word !== '');
  // One typed word may fold to several (Saint-Pierre), so the town is searched in the folded words,
  // each of which keeps its typed word for the street.
  const folded = words
    .flatMap((word) =>
      fold(word)
        .split(' ')
        .map((part) => ({ part, word })),
    )
    .filter(({ part }) => part !== '');
  const isConstrained =
    within.postcode !== undefined || within.citycode !== undefined || within.city !== undefined;
  const town = findTown(
    folded.map(({ part }) => part),
    within,
  );
  const kept = folded.slice(0, folded.length - town.used).map(({ word }) => word);
  const street = kept.filter((word, index) => word !== kept[index - 1]).join(' ');
  const all = { housenumber: number?.[0]?.trim(), street, postcode: within.postcode };
  if (town.communes.length > 0)
    return { ...all, communes: town.communes, isTownWhole: town.isWhole };
  return {
    ...all,
    communes: isConstrained ? gazetteer().communes.filter(fits(within)) : [],
    isTownWhole: isConstrained,
  };
}
