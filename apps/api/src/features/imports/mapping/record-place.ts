import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import type { Finding, PoiDraft } from './poi-draft.ts';
import { type Position, positionFinding } from './position.ts';

type Address = Pick<PoiDraft, 'postalCode' | 'locality' | 'insee'>;

/** `unlocated`: the import looks the address up; without any, the poi is a draft to complete. */
export type RecordPlace =
  | { kind: 'located'; position: Position }
  | { kind: 'unlocated'; doubts: Finding[] }
  | { kind: 'elsewhere'; finding: Finding };

/** Overseas departments have codes of their own in some feeds; they are outside the area. */
const france = 'FR';
const mainlandCode = /^(?:0[1-9]|[1-8]\d|9[0-5]|2[AB])/;

const isOverseas = ({ postalCode, insee }: Address): boolean =>
  /^9[78]/.test(insee ?? postalCode ?? '');

/** Exports write 0, 0 for a position that is not known. */
const isKnown = ({ lon, lat }: Position): boolean => lon !== 0 || lat !== 0;

/**
 * A position outside France is wrong where the record names France or a code of a commune; else the
 * record takes place elsewhere. `path` is the field of the position, `country` an ISO code.
 */
export function placeOfRecord(
  read: Position | undefined,
  address: Address,
  { path, country }: { path: string; country?: string | undefined },
): RecordPlace {
  const position = read !== undefined && isKnown(read) ? read : undefined;
  if (position !== undefined && isCovered(position)) return { kind: 'located', position };
  const finding = positionFinding(path, position);
  const isAbroad = (country ?? france) !== france || isOverseas(address);
  if (position === undefined) {
    if (isAbroad)
      return { kind: 'elsewhere', finding: { ...finding, obtained: country ?? 'none' } };
    return { kind: 'unlocated', doubts: [] };
  }
  const isFrench = country === france || mainlandCode.test(address.insee ?? '');
  return isFrench && !isAbroad
    ? { kind: 'unlocated', doubts: [{ ...finding, doubt: 'position_outside' }] }
    : { kind: 'elsewhere', finding };
}
