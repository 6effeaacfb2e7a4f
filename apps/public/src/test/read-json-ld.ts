import jsonld from 'jsonld';
import { missingFields } from './google-required-fields.ts';

// The context of schema.org without a request for it: its names, and the types of its links.
const context = {
  '@vocab': 'https://schema.org/',
  url: { '@type': '@id' },
  image: { '@type': '@id' },
  eventStatus: { '@type': '@id' },
  availability: { '@type': '@id' },
  eventAttendanceMode: { '@type': '@id' },
};

// The types of the library lack `safe`, which refuses what JSON-LD would drop.
const options: jsonld.Options.Expand = {};
const safe = Object.assign(options, { safe: true });

/**
 * Parses the structured data of a page as N-Quads. `faults`: what the JSON-LD processor refuses, and
 * the fields that search engines require and the data lacks.
 */
export async function readJsonLd(value: object): Promise<{ quads: string; faults: string[] }> {
  const data = JSON.parse(JSON.stringify(value));
  try {
    const expanded = await jsonld.expand({ ...data, '@context': context }, safe);
    const quads = await jsonld.toRDF(expanded, { format: 'application/n-quads' });
    const faults = [
      ...(expanded.length === 1 ? [] : [`${expanded.length} nodes`]),
      ...(/\p{Cs}/u.test(String(quads)) ? ['half a surrogate pair'] : []),
      ...missingFields(data),
    ];
    return { quads: String(quads), faults };
  } catch (error) {
    return { quads: '', faults: [String(error)] };
  }
}
