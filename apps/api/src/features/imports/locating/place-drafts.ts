import type { SqlClient } from '../../../platform/database/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { listContradictions } from '../plausibility/check-places.ts';
import { communeNameOf } from '../plausibility/plausible-places.domain.ts';
import type { HashedDraft } from '../writing/write-drafts.ts';
import type { Locate, Located } from './locate-drafts.ts';
import { locatingRepository, type NamedPlace } from './locating.repository.ts';
import type { PlaceDoubt } from './place-doubt.ts';

/** By `extId`; `hasUnanswered`: the next import looks some addresses up again. */
export type PlacedDrafts<Item> = {
  items: Item[];
  doubts: Map<string, PlaceDoubt>;
  hasUnanswered: boolean;
};

type Deps = { db: SqlClient; locate: Locate; between?: () => Promise<void> };

/** Stored for an event whose address waits for an answer: the next import finds it changed. */
const unansweredHash = (hash: string): string => `unlocated:${hash}`;

const isUnlocated = ({ draft }: HashedDraft): boolean => draft.lon === null;

/** Tables read a postcode as a number, and drop its first zero. */
function postalCodeOf(written: string | null): Pick<NamedPlace, 'postalCode' | 'isPadded'> {
  const code = written?.replace(/\s/g, '') ?? '';
  const isPadded = /^\d{4}$/.test(code);
  if (isPadded) return { postalCode: `0${code}`, isPadded };
  return { postalCode: /^\d{5}$/.test(code) ? code : null, isPadded };
}

const namedPlaceOf = ({ postalCode, locality, insee }: PoiDraft): NamedPlace => ({
  ...postalCodeOf(postalCode),
  name: locality === null ? null : communeNameOf(locality) || null,
  insee: insee !== null && /^\d[\dAB]\d{3}$/.test(insee) ? insee : null,
});

/** The extIds of drafts whose found position is far from their commune. */
async function listContradicted(
  { db }: Deps,
  drafts: readonly PoiDraft[],
  located: ReadonlyMap<string, Located>,
): Promise<Set<string>> {
  const found = drafts.flatMap((draft) => {
    const place = located.get(draft.extId);
    return place?.kind === 'found' ? [{ ...draft, ...place.position }] : [];
  });
  const contradictions = await listContradictions(db, found);
  const wrong = new Set(['position', 'locality']);
  return new Set(
    found.flatMap(({ extId }, index) =>
      wrong.has(contradictions[index]?.verdict.kind ?? '') ? [extId] : [],
    ),
  );
}

const reasonOf = (draft: PoiDraft, place: Located | undefined): PlaceDoubt['reason'] => {
  if (draft.streetAddress === null) return 'address_missing';
  return place?.kind === 'unsure' || place?.kind === 'found'
    ? 'address_uncertain'
    : 'address_unanswered';
};

const scoreOf = (place: Located | undefined): number | null =>
  place === undefined || place.kind === 'unanswered' ? null : place.score;

/**
 * Gives a position to the drafts without any that are new or changed: that of their address, else the
 * centre of their commune, with a doubt. `hashes`: those of the known pois by `extId`.
 */
export async function placeDrafts<Item extends HashedDraft>(
  deps: Deps,
  items: readonly Item[],
  hashes: ReadonlyMap<string, string | null>,
): Promise<PlacedDrafts<Item>> {
  const doubts = new Map<string, PlaceDoubt>();
  const drafts = items
    .filter((item) => isUnlocated(item) && hashes.get(item.draft.extId) !== item.hash)
    .map(({ draft }) => draft);
  if (drafts.length === 0) return { items: [...items], doubts, hasUnanswered: false };
  // The geocoder finds a street in France for any address, also for one of another country.
  const french = await locatingRepository(deps.db).listFrench(drafts.map(namedPlaceOf));
  const located = await deps.locate(
    deps.db,
    drafts.filter((_, index) => french.has(index)),
    deps.between ?? (async () => undefined),
  );
  const contradicted = await listContradicted(deps, drafts, located);
  const rest = drafts.filter(
    ({ extId }) => located.get(extId)?.kind !== 'found' || contradicted.has(extId),
  );
  const communes = await locatingRepository(deps.db).listCommunes(rest.map(namedPlaceOf));
  const placed = new Map<string, { lon: number; lat: number }>();
  for (const { extId, streetAddress } of drafts) {
    const place = located.get(extId);
    if (place?.kind !== 'found') continue;
    placed.set(extId, place.position);
    if (streetAddress === null)
      doubts.set(extId, { reason: 'address_missing', score: place.score, ...place.position });
  }
  for (const [index, draft] of rest.entries()) {
    const { extId } = draft;
    const commune = communes[index];
    const place = located.get(extId);
    const at =
      commune === undefined ? { lon: null, lat: null } : { lon: commune.lon, lat: commune.lat };
    const reason = commune === undefined ? 'place_unknown' : reasonOf(draft, place);
    doubts.set(extId, { reason, score: scoreOf(place), ...at });
    if (commune === undefined) placed.delete(extId);
    else placed.set(extId, { lon: commune.lon, lat: commune.lat });
  }
  const unanswered = new Set(
    [...located].flatMap(([extId, { kind }]) => (kind === 'unanswered' ? [extId] : [])),
  );
  return {
    items: items.map((item) => ({
      ...item,
      draft: { ...item.draft, ...placed.get(item.draft.extId) },
      hash: unanswered.has(item.draft.extId) ? unansweredHash(item.hash) : item.hash,
    })),
    doubts,
    hasUnanswered: unanswered.size > 0,
  };
}
