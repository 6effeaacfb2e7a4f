import type { SqlClient } from '../../../platform/database/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { listAgreeingPlaces, listPlaceFacts, type PlaceFacts } from './place-facts.repository.ts';
import {
  agreesWithinM,
  askedPlace,
  besideM,
  type CheckedPlace,
  judgePlace,
  type PlaceVerdict,
} from './plausible-places.domain.ts';

/** Null for a place that no field contradicts. */
export type PlaceContradiction = {
  verdict: Exclude<PlaceVerdict, { kind: 'consistent' }>;
  facts: PlaceFacts;
};

/** The contradiction in each place, in the order of `places`. */
export async function listContradictions(
  db: SqlClient,
  places: readonly CheckedPlace[],
): Promise<(PlaceContradiction | null)[]> {
  const asked = places.flatMap((place, index) => {
    const one = askedPlace(place);
    return one === undefined ? [] : [{ index, place: one }];
  });
  const agreeing = await listAgreeingPlaces(
    db,
    asked.map(({ place }) => place),
    agreesWithinM,
  );
  const others = asked.filter((_, rank) => !agreeing.has(rank));
  const facts = await listPlaceFacts(
    db,
    others.map(({ place }) => place),
    besideM,
  );
  const found: (PlaceContradiction | null)[] = places.map(() => null);
  for (const [rank, { index, place }] of others.entries()) {
    const known = facts[rank];
    if (known === undefined) continue;
    const verdict = judgePlace(place.postalCode, known);
    if (verdict.kind !== 'consistent') found[index] = { verdict, facts: known };
  }
  return found;
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
