import type { PlaceDoubt } from '../locating/place-doubt.ts';
import type { Finding, PoiDraft } from '../mapping/poi-draft.ts';

/** Says why the place of a record without a position is to be checked, at the field of its address. */
export function describeDoubt(
  {
    streetAddress,
    postalCode,
    locality,
  }: Pick<PoiDraft, 'streetAddress' | 'postalCode' | 'locality'>,
  { reason, score, lon }: PlaceDoubt,
  fields: { address: string },
): Finding {
  const address = [streetAddress, postalCode, locality].filter((part) => part !== null).join(', ');
  const confidence = score === null ? '' : ` (score ${score.toFixed(2)})`;
  const outcome =
    lon === null ? 'a draft without a position' : 'placed at the centre of its commune';
  return {
    path: fields.address,
    expected: `a position, or an address that the geocoder finds; ${outcome}`,
    obtained: `${address}${confidence}`,
    doubt: reason,
  };
}
