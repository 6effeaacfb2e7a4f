import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { foreignTowns } from './foreign-town-list.domain.ts';
import { placeId } from './place-id.domain.ts';
import type { RankedPlace } from './places.domain.ts';
import type { Place } from './places.schema.ts';

/** `isWhole` is false for a text that only begins the name. */
type ForeignTown = { place: Place; isWhole: boolean };

// Shorter texts begin too many names.
const minStartLength = 4;
// The score of a town of 5,000 inhabitants with a name that begins with the text: a visitor who has
// typed "oran" on the way to Orange must not stop at Oran.
const largeTownScore = Math.log10(5000);

const toForeign = (name: string, frenchName: string): Place => ({
  id: placeId('foreign', frenchName),
  kind: 'foreign',
  name,
  fullName: name,
  position: null,
  postalCode: null,
  isApproximate: false,
  disabled: true,
  matchedName: null,
});

const named = foreignTowns.flatMap(([french = '', ...others]) =>
  [french, ...others].map((name) => ({ search: foldWords(name), place: toForeign(name, french) })),
);

/**
 * The town outside France with the name that was typed, else the first one with a name that begins
 * with four letters or more: "London", "Londr", "Genève (hors de France)".
 */
export function findForeignTown(text: string): ForeignTown | undefined {
  const [name = ''] = /\d/.test(text) ? [] : text.split(/[,(]/);
  const typed = foldWords(name);
  const whole = named.find(({ search }) => search === typed);
  if (whole) return { place: whole.place, isWhole: true };
  if (typed.length < minStartLength) return undefined;
  const begun = named.find(({ search }) => search.startsWith(typed));
  return begun && { place: begun.place, isWhole: false };
}

/**
 * The places by decreasing score, with the foreign town before small towns that only begin with the
 * text. A foreign town that only begins with the text is listed when nothing else is.
 */
export function insertForeign(
  ranked: readonly RankedPlace[],
  foreign: ForeignTown | undefined,
): Place[] {
  const places = ranked.map(({ place }) => place);
  if (foreign === undefined || (!foreign.isWhole && places.length > 0)) return places;
  const before = ranked.filter(({ score }) => score >= largeTownScore).length;
  return [...places.slice(0, before), foreign.place, ...places.slice(before)];
}
