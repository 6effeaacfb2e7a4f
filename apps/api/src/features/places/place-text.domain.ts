import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { withoutTrailing } from '@parages/contracts/vocabulary/text/trailing-characters';

/** `spellings` are tried as names, the first being the preferred one; `area` narrows homonyms. */
export type PlaceQuery = { spellings: string[]; postalCode: string | null; area: string | null };

// Short forms written on envelopes and road signs. The gazetteer never abbreviates.
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])st[.\s-]+/giu, 'saint '],
  [/(?<![\p{L}\d])ste[.\s-]+/giu, 'sainte '],
  [/(?<=[\s-])s\//giu, 'sur '],
  [/(?<=[\s-])ss\//giu, 'sous '],
];
// Visitors often omit the article of a town's name: "mans" is Le Mans.
const articles = ['le ', 'la ', 'les ', "l'"];
const postcode = /^\d{2,5}$/;
const areaCode = /(?:^|[\s(,])(\d{2,5}|2[ab])\)?(?=$|[\s,])/iu;

const expand = (text: string): string =>
  shortForms.reduce((expanded, [form, full]) => expanded.replace(form, full), `${text} `).trim();

const spell = (text: string): string[] =>
  !/[\p{L}\p{N}]/u.test(text) ? [] : [text, ...articles.map((article) => `${article}${text}`)];

/**
 * Parses a text as the start of a postcode ("370", "37000") or as a name ("st-pierre"). A text with
 * both counts as a name: see `readPlaceWithArea`.
 */
export function readPlaceText(text: string): PlaceQuery {
  const compact = text.replace(/(?<=\d)\s+(?=\d)/g, '').trim();
  if (postcode.test(compact)) return { spellings: [], postalCode: compact, area: null };
  return { spellings: spell(expand(text.trim())), postalCode: null, area: null };
}

/**
 * Parses a text as a place with its department or postcode: "saint-denis (93)", "37000 Tours", or a
 * whole suggestion, "Tours (37), Indre-et-Loire". Undefined when it has no such area.
 */
export function readPlaceWithArea(text: string): PlaceQuery | undefined {
  const found = areaCode.exec(text);
  if (!found?.[1]) return undefined;
  const isAfter = found.index > 0;
  const name = isAfter ? text.slice(0, found.index) : text.slice(found[0].length);
  const spellings = spell(expand(withoutTrailing(name, ' \t\u00a0,(').trim()));
  return spellings.length === 0
    ? undefined
    : { spellings, postalCode: null, area: found[1].toUpperCase() };
}

/**
 * Parses a text as a place followed by the name of its department, after a comma or in parentheses:
 * "Vienne, Isère", "Valence (Drôme)". Undefined when it has a digit or no such name.
 */
export function readPlaceWithDepartment(
  text: string,
): { spellings: string[]; department: string } | undefined {
  if (/\d/.test(text)) return undefined;
  const [name = '', after = ''] = text.split(/[,(]/);
  const spellings = spell(expand(name.trim()));
  const department = foldWords(after);
  return spellings.length === 0 || department === '' ? undefined : { spellings, department };
}

/**
 * The variants of a text with two different neighbouring letters swapped: trigram similarity misses
 * this slip in short names.
 */
export function swapNeighbours(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) =>
    [
      text.slice(0, at),
      text.slice(at + 1, at + 2),
      text.slice(at, at + 1),
      text.slice(at + 2),
    ].join(''),
  ).filter((swapped) => swapped !== text);
}
