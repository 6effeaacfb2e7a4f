import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { fold } from '../gazetteer/fold.ts';
import { type Commune, findNearest, gazetteer } from '../gazetteer/gazetteer.ts';
import { type Feature, municipalityFeature, poiFeature, streetFeature } from './features.ts';
import { type LocationFilter, type Parsed, parseQuery } from './parse-query.ts';
import { stationCategories, stations } from './stations.fr.ts';
import { places, streets, unknownWord } from './streets.fr.ts';

export type Search = LocationFilter & {
  q: string;
  limit: number;
  isAutocomplete: boolean;
  type?: 'housenumber' | 'street' | 'locality' | 'municipality' | undefined;
  near?: { lon: number; lat: number } | undefined;
};

// `exact`: a known name. `begun`: its beginning. `typed`: an unknown street. `townBegun`: a factor
// for streets of a town whose name is typed in part.
const scores = { exact: 0.97, begun: 0.85, typed: 0.62, townBegun: 0.75 };
const bigWords =
  /^(rue|avenue|av|boulevard|bd|place|chemin|allee|impasse|quai|route|cours|square|faubourg|sentier|passage)\b/;

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

function orderCommunes({ communes }: Parsed, { near }: Search): Commune[] {
  if (near === undefined) return communes;
  const here =
    communes.length > 0
      ? communes
      : [findNearest(near, 50_000)].filter((commune) => commune !== undefined);
  return here.toSorted((a, b) => metresBetween(near, a) - metresBetween(near, b));
}

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

/** The stations with all words of the text in their name or the one of their town. */
function findStations(q: string): Feature[] {
  const words = fold(q).split(' ');
  return stations.flatMap(({ name, citycode, lon, lat }) => {
    const commune = gazetteer().byCode.get(citycode);
    const known = commune === undefined ? '' : ` ${fold(name)} ${commune.folded} `;
    if (commune === undefined || !words.every((word) => known.includes(` ${word} `))) return [];
    return [poiFeature(commune, name, stationCategories, { score: scores.exact }, { lon, lat })];
  });
}

export function searchPlaces(search: Search): Feature[] {
  const parsed = parseQuery(search.q, search);
  const known = findStations(search.q);
  const hasStation = (commune: Commune): boolean =>
    stations.some(({ citycode }) => citycode === commune.code);
  const invented = orderCommunes(parsed, search)
    .slice(0, search.limit)
    .flatMap((commune) =>
      places
        .filter(({ category }) => category !== stationCategories || !hasStation(commune))
        .map(({ name, category }) =>
          poiFeature(commune, name(commune.name), category, { score: scores.exact }),
        ),
    )
    .filter(
      ({ properties }) =>
        parsed.street === '' ||
        fold(String(properties.toponym)).includes(fold(parsed.street).split(' ')[0] ?? ''),
    );
  return [...known, ...invented].slice(0, search.limit);
}
