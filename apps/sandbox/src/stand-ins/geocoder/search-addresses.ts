import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { fold } from '../gazetteer/fold.ts';
import { type Commune, findNearest } from '../gazetteer/gazetteer.ts';
import { type Feature, municipalityFeature, poiFeature, streetFeature } from './features.ts';
import { type Parsed, parseQuery, type Within } from './parse-query.ts';
import { places, streets, unknownWord } from './streets.fr.ts';

export type Search = Within & {
  q: string;
  limit: number;
  isAutocomplete: boolean;
  type?: 'housenumber' | 'street' | 'locality' | 'municipality' | undefined;
  near?: { lon: number; lat: number } | undefined;
};

// Above 0.8 the product takes an answer, above 0.5 it asks: every case can be met on purpose.
const scores = { exact: 0.97, begun: 0.85, typed: 0.62, townBegun: 0.75 };
const bigWords =
  /^(rue|avenue|av|boulevard|bd|place|chemin|allee|impasse|quai|route|cours|square|faubourg|sentier|passage)\b/;

/** The streets meant by what was typed: those of the sandbox, else the typed one itself when it looks like a street. */
function matchStreets(typed: string, isAutocomplete: boolean): { street: string; score: number }[] {
  const folded = fold(typed);
  if (folded === '' || folded.includes(unknownWord)) return [];
  const exact = streets.filter((street) => fold(street) === folded);
  if (exact.length > 0) return exact.map((street) => ({ street, score: scores.exact }));
  const begun = isAutocomplete ? streets.filter((street) => fold(street).startsWith(folded)) : [];
  if (begun.length > 0) return begun.map((street) => ({ street, score: scores.begun }));
  if (!bigWords.test(folded)) return [];
  return [{ street: typed.charAt(0).toUpperCase() + typed.slice(1), score: scores.typed }];
}

/** The communes of the question, the nearest first when it says where one is. */
function orderCommunes({ communes }: Parsed, { near }: Search): Commune[] {
  if (near === undefined) return communes;
  const here =
    communes.length > 0
      ? communes
      : [findNearest(near, 50_000)].filter((commune) => commune !== undefined);
  return here.toSorted((a, b) => metresBetween(near, a) - metresBetween(near, b));
}

/** Addresses for what was typed, best first. */
export function searchAddresses(search: Search): Feature[] {
  const parsed = parseQuery(search.q, search);
  const communes = orderCommunes(parsed, search);
  const { postcode, housenumber } = parsed;
  const certainty = parsed.isTownWhole || parsed.communes.length === 0 ? 1 : scores.townBegun;
  const isTown = parsed.street === '' && housenumber === undefined;
  const found = isTown
    ? communes.map((commune) =>
        municipalityFeature(commune, {
          score: certainty === 1 ? scores.exact : scores.begun,
          postcode,
        }),
      )
    : matchStreets(parsed.street, search.isAutocomplete).flatMap(({ street, score }) =>
        communes.map((commune) =>
          streetFeature(commune, street, housenumber, {
            score: Math.round(score * certainty * 1000) / 1000,
            postcode,
          }),
        ),
      );
  return found
    .filter(({ properties }) => search.type === undefined || properties.type === search.type)
    .slice(0, search.limit);
}

/** Places of general interest of the communes that were named. */
export function searchPlaces(search: Search): Feature[] {
  const parsed = parseQuery(search.q, search);
  return orderCommunes(parsed, search)
    .slice(0, search.limit)
    .flatMap((commune) =>
      places.map(({ name, category }) =>
        poiFeature(commune, name(commune.name), category, { score: scores.exact }),
      ),
    )
    .filter(
      ({ properties }) =>
        parsed.street === '' ||
        fold(String(properties.toponym)).includes(fold(parsed.street).split(' ')[0] ?? ''),
    )
    .slice(0, search.limit);
}
