import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { z } from 'zod';
import { askGeocoder, clampedScore, type GeocoderOptions, geocoderText } from './ask-geocoder.ts';
import type { FoundPlace, PlaceGeocoder } from './geocoder.ts';

// The index of addresses answers texts, the index of points of interest lists of texts.
const listed = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (value === undefined ? [] : [value].flat()));
const properties = z.object({
  score: z.number(),
  id: z.string().optional(),
  type: z.string().optional(),
  label: z.string().optional(),
  toponym: z.string().optional(),
  name: listed,
  city: listed,
  citycode: listed,
  postcode: listed,
  category: listed,
});
type Feature = { position: FoundPlace['position']; properties: z.output<typeof properties> };

const mostAddresses = 5;
// The answer has car parks, coach stations and streets beside the railway station.
const mostPoints = 20;
// As the topographic database of the IGN calls the stops of trains with passengers; folded.
const stationCategories = [
  'gare voyageurs uniquement',
  'gare voyageurs et fret',
  'arret voyageurs',
];

const common = ({ position, properties: { score, city, postcode } }: Feature) => ({
  town: city[0] ?? '',
  postalCode: postcode[0] ?? '',
  score: clampedScore(score),
  position,
});

function toAddress(feature: Feature): FoundPlace[] {
  const { id, label, name, type } = feature.properties;
  const named = name[0] ?? label;
  if (named === undefined || type === 'municipality') return [];
  return [{ ...common(feature), code: id ?? label ?? named, name: named }];
}

function toStation(feature: Feature): FoundPlace[] {
  const { toponym, name, category, citycode } = feature.properties;
  const named = toponym ?? name[0];
  if (!named || !category.some((one) => stationCategories.includes(foldWords(one)))) return [];
  return [
    {
      ...common(feature),
      code: `${citycode[0] ?? ''} ${foldWords(named)}`,
      name: named.charAt(0).toUpperCase() + named.slice(1),
    },
  ];
}

export function statePlaceGeocoder(options: GeocoderOptions): PlaceGeocoder {
  const ask = askGeocoder(properties, options);
  const find = async (text: string, query: Record<string, string>): Promise<Feature[]> => {
    const q = geocoderText(text);
    return q === undefined ? [] : ask({ q, autocomplete: '1', ...query });
  };
  return {
    findAddresses: async (text) =>
      (await find(text, { limit: String(mostAddresses) })).flatMap(toAddress),
    findStations: async (text) =>
      (await find(text, { limit: String(mostPoints), index: 'poi' })).flatMap(toStation),
  };
}
