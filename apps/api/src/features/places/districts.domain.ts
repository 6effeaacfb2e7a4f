import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { type DividedTown, dividedTowns } from './district-list.domain.ts';
import { placeId } from './place-id.domain.ts';
import type { Place } from './places.schema.ts';

// "paris 11", "paris 11e arrondissement", and the suggestion itself, "paris 11e 75011".
const numberAfter =
  /^(paris|lyon|marseille) (\d{1,2}) ?(?:er|nde?|e|i?eme)?(?: arr(?:dt|ondissement)?)?(?: \d{5})?$/;
// "11e arrondissement de paris", "3e lyon".
const numberBefore =
  /^(\d{1,2}) ?(?:er|nde?|e|i?eme)?(?: arr(?:dt|ondissement)?)?(?: de)? (paris|lyon|marseille)$/;
// "75011 paris", "paris 75011".
const postcode = /^(?:(?:paris|lyon|marseille) )?(\d{5})(?: (?:paris|lyon|marseille))?$/;
const postcodeAlone = /^\d{2} ?\d{3}$/;
// The sixteenth arrondissement of Paris has two postcodes.
const otherPostcodes: Readonly<Record<string, string>> = { '75116': '75016' };

const ordinal = (value: number): string => (value === 1 ? '1er' : `${value}e`);

function toDistrict({ name, postalCode, insee, points }: DividedTown, index: number): Place {
  const [lon, lat] = points[index] ?? [0, 0];
  const district = `${name} ${ordinal(index + 1)}`;
  const code = String(postalCode + index + 1);
  return {
    id: placeId('district', String(insee + index + 1)),
    kind: 'district',
    name: district,
    fullName: `${district} (${code})`,
    position: { lon, lat },
    postalCode: code,
    isApproximate: false,
    disabled: false,
    matchedName: null,
  };
}

function findByNumber(town: string | undefined, value: string | undefined): Place | undefined {
  const divided = dividedTowns.find(({ name }) => foldWords(name) === town);
  const index = Number(value) - 1;
  return divided?.points[index] === undefined ? undefined : toDistrict(divided, index);
}

function findByPostcode(code: string): Place | undefined {
  const value = Number(otherPostcodes[code] ?? code);
  const divided = dividedTowns.find(
    ({ postalCode, points }) => value > postalCode && value <= postalCode + points.length,
  );
  return divided && toDistrict(divided, value - divided.postalCode - 1);
}

/**
 * The arrondissement of Paris, Lyon or Marseille that a text names by number or postcode: "Paris
 * 11", "3e arrondissement de Lyon", "75 011".
 */
export function findDistrict(text: string): Place | undefined {
  const folded = foldWords(text);
  if (postcodeAlone.test(folded)) return findByPostcode(folded.replace(' ', ''));
  const after = numberAfter.exec(folded);
  if (after) return findByNumber(after[1], after[2]);
  const before = numberBefore.exec(folded);
  if (before) return findByNumber(before[2], before[1]);
  const code = postcode.exec(folded)?.[1];
  return code === undefined ? undefined : findByPostcode(code);
}
