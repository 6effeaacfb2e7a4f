import { departmentCode } from '@parages/contracts/vocabulary/places/department-code';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import type { AskedPlace, PlaceFacts } from './place-facts.repository.ts';

// Measured on 2,648 real records of seven feeds whose commune has their postcode, against the
// positions of the 34,969 communes: half are within 1.5 km of the commune's, 95 % within 4.5 km,
// 99 % within 5.6 km. The farthest correct ones are 8.6 km (mountains) and 9.1 km away (woods of
// Paris); all nine that are more than 10 km away have a wrong position.
/** Within this distance of a commune, a position agrees with it. */
const nearM = 5000;
/**
 * Farther away, a position contradicts a commune. By the contours of 34,739 communes, 140 have land
 * more than 10 km from their position, such as ski resorts, and 9 more than 15 km.
 */
const farM = 15_000;
/**
 * A position beside another commune's contradicts from here on: 65 communes have a point of their
 * border for which that is wrong.
 */
const ratherFarM = 10_000;
/** A commune with the name and the postcode of a place is not far within this distance. */
export const agreesWithinM = ratherFarM;
export const besideM = 2000;

/** What the check of a place reads of an event. */
export type CheckedPlace = Pick<
  PoiDraft,
  'label' | 'postalCode' | 'locality' | 'insee' | 'placeName' | 'streetAddress' | 'lon' | 'lat'
>;

/** The name as the table of communes has it: « St Pierre Cedex 2 » becomes `saint pierre`. */
export const communeNameOf = (locality: string): string =>
  (foldWords(locality).split(' cedex')[0] ?? '')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');

/**
 * Undefined for a place without a position, or with nothing to compare it with. A postcode that is
 * not French is not looked up.
 */
export function askedPlace(place: CheckedPlace): AskedPlace | undefined {
  const { label, postalCode, locality, insee, placeName, streetAddress, lon, lat } = place;
  if (lon === null || lat === null) return undefined;
  const name = locality === null ? '' : communeNameOf(locality);
  const asked = {
    postalCode: postalCode !== null && /^\d{5}$/.test(postalCode) ? postalCode : null,
    name: name === '' ? null : name,
    insee: insee !== null && /^\d[\dAB]\d{3}$/.test(insee) ? insee : null,
  };
  if (asked.postalCode === null && asked.name === null && asked.insee === null) return undefined;
  const texts = foldWords(`${label} ${placeName ?? ''} ${streetAddress ?? ''}`);
  return { ...asked, texts, lon, lat };
}

/**
 * - `corrected`: position and commune agree on another postcode; `to` is null when the commune has
 *   several.
 * - `postalCode`, `locality`, `position`: the field that contradicts the others, in doubt.
 */
export type PlaceVerdict =
  | { kind: 'consistent' }
  | { kind: 'corrected'; to: string | null }
  | { kind: 'postalCode' | 'locality' | 'position' };

const consistent: PlaceVerdict = { kind: 'consistent' };

/** The department of a postcode; postcodes of Corsica begin with 20, its INSEE codes with 2A or 2B. */
const isOfDepartment = (postalCode: string, insee: string): boolean =>
  /^2[AB]/.test(insee)
    ? postalCode.startsWith('20')
    : departmentCode(postalCode) === departmentCode(insee);

/**
 * The distance of the position from the named commune, from the one with the postcode where several
 * have the name; null when no position of the commune is known.
 */
export const communeDistance = ({
  isMatch,
  matchDistanceM,
  communeDistanceM,
}: PlaceFacts): number | null => (isMatch ? matchDistanceM : communeDistanceM);

const isFar = (distanceM: number | null, { isBesideCommune }: PlaceFacts): boolean =>
  distanceM !== null && distanceM > (isBesideCommune ? ratherFarM : farM);

const isNear = (distanceM: number | null): boolean => distanceM !== null && distanceM <= nearM;

/** Whether a postcode that the commune does not have is wrong there, and not of a border or a CEDEX. */
function isForeignCode(postalCode: string, facts: PlaceFacts): boolean {
  const { isKnownCode, codeDistanceM, communeInsee, communeDistanceM } = facts;
  const isOther = communeInsee !== null && !isOfDepartment(postalCode, communeInsee);
  if (!isKnownCode) return isOther;
  if (codeDistanceM === null || communeDistanceM === null) return false;
  return codeDistanceM > nearM || (isOther && communeDistanceM < codeDistanceM);
}

/** The postcode and the named commune differ by the table of communes. */
function judgeMismatch(postalCode: string, facts: PlaceFacts): PlaceVerdict {
  const { codeDistanceM, communeDistanceM, communeCodes, isCodeInTexts } = facts;
  if (isNear(communeDistanceM)) {
    if (!isForeignCode(postalCode, facts)) return consistent;
    // « 10 rue Mistral, 26290 Donzère » at Montélimar, or « Montgolfière de Chenonceaux » with the
    // postcode of Chenonceaux at Amboise: it may be the position that is wrong.
    if (isCodeInTexts) return { kind: 'postalCode' };
    const [only = null, ...others] = communeCodes ?? [];
    return { kind: 'corrected', to: others.length === 0 ? only : null };
  }
  if (isNear(codeDistanceM)) return communeDistanceM === null ? consistent : { kind: 'locality' };
  const isUncertain = communeDistanceM === null && codeDistanceM === null;
  return isUncertain || (!facts.isKnownCode && !isFar(communeDistanceM, facts))
    ? consistent
    : { kind: 'position' };
}

export function judgePlace(postalCode: string | null, facts: PlaceFacts): PlaceVerdict {
  const { communeInsee, codeDistanceM, isMatch } = facts;
  if (communeInsee === null)
    return isFar(codeDistanceM, facts) ? { kind: 'postalCode' } : consistent;
  if (postalCode !== null && !isMatch) return judgeMismatch(postalCode, facts);
  return isFar(communeDistance(facts), facts) ? { kind: 'position' } : consistent;
}
