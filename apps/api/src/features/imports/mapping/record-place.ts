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

/** « B-1000 », « CH-1200 »; codes of Canada and of the United Kingdom. */
const foreignCode =
  /^(?:(?:B|L|CH|D|I|E|NL|A|P)[- ]?\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i;
const isForeignZone = (zone: string): boolean =>
  zone.includes('/') && !['Europe/Paris', 'Europe/Monaco', 'Etc/UTC'].includes(zone);

/** Exports write 0, 0 for a position that is not known. */
const isKnown = ({ lon, lat }: Position): boolean => lon !== 0 || lat !== 0;

type RecordSigns = { path: string; country?: string | undefined; zone?: string | undefined };

/**
 * A position outside France is wrong where the record names France or a code of a commune; else the
 * record takes place elsewhere. So does one without a country or a position, whose time zone or postcode
 * is that of another country. `path` is the field of the position, `country` an ISO code, `zone` the
 * time zone of the place.
 */
export function placeOfRecord(
  read: Position | undefined,
  address: Address,
  { path, country, zone = '' }: RecordSigns,
): RecordPlace {
  const position = read !== undefined && isKnown(read) ? read : undefined;
  if (position !== undefined && isCovered(position)) return { kind: 'located', position };
  const finding = positionFinding(path, position);
  const isAbroad = (country ?? france) !== france || isOverseas(address);
  if (position === undefined) {
    const seemsAbroad =
      country === undefined && (isForeignZone(zone) || foreignCode.test(address.postalCode ?? ''));
    if (isAbroad || seemsAbroad)
      return { kind: 'elsewhere', finding: { ...finding, obtained: country ?? 'none' } };
    return { kind: 'unlocated', doubts: [] };
  }
  const isFrench = country === france || mainlandCode.test(address.insee ?? '');
  return isFrench && !isAbroad
    ? { kind: 'unlocated', doubts: [{ ...finding, doubt: 'position_outside' }] }
    : { kind: 'elsewhere', finding };
}
