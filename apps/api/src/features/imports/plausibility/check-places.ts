import type { SqlClient } from '../../../platform/database/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { listPlaceFacts, type PlaceFacts } from './place-facts.repository.ts';
import { askedPlace, besideM, judgePlace, type PlaceVerdict } from './plausible-places.domain.ts';

/** Null for a place that no field contradicts. */
export type PlaceContradiction = {
  verdict: Exclude<PlaceVerdict, { kind: 'consistent' }>;
  facts: PlaceFacts;
};

type Place = Parameters<typeof askedPlace>[0];

/** The contradiction in each place, in the order of `places`. */
export async function listContradictions(
  db: SqlClient,
  places: readonly Place[],
): Promise<(PlaceContradiction | null)[]> {
  const asked = places.map(askedPlace);
  const facts = await listPlaceFacts(
    db,
    asked.filter((place) => place !== undefined),
    besideM,
  );
  const inOrder = facts.values();
  return asked.map((place) => {
    const found = place === undefined ? undefined : inOrder.next().value;
    if (place === undefined || found === undefined) return null;
    const verdict = judgePlace(place.postalCode, found);
    return verdict.kind === 'consistent' ? null : { verdict, facts: found };
  });
}

/** Replaces the postcode, in the text of the address too. */
export function withPostalCode<Corrected extends Pick<PoiDraft, 'postalCode' | 'streetAddress'>>(
  draft: Corrected,
  postalCode: string | null,
): Corrected {
  const { postalCode: wrong, streetAddress } = draft;
  const isInAddress = wrong !== null && postalCode !== null && streetAddress !== null;
  return {
    ...draft,
    postalCode,
    streetAddress: isInAddress
      ? streetAddress.replace(/\b\d{5}\b/g, (code) => (code === wrong ? postalCode : code))
      : streetAddress,
  };
}
