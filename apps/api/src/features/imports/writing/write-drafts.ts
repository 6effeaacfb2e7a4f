import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';
import { locatingRepository } from '../locating/locating.repository.ts';
import type { PlaceDoubt } from '../locating/place-doubt.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { assignSlugs } from './assign-slugs.ts';
import {
  type ContentList,
  contentLists,
  type Kept,
  keepsPlace,
  keptBy,
  withKept,
} from './hand-edits.domain.ts';
import {
  type ImportsRepository,
  importsRepository,
  type KnownPoi,
  type VersionContents,
} from './imports.repository.ts';
import { listSame } from './same-content.ts';

export type HashedDraft = { draft: PoiDraft; hash: string };

/** A `versionId` of null creates a version. */
export type Place = { versionId: string | null };
type WrittenStatus = 'draft' | 'in-review' | 'published';

export type WritingRules = {
  now: Date;
  /** Whether a change goes to review: one of the spelling alone is then left out. */
  isReviewed: boolean;
  organisationId: string | null;
  /** Slugs of this run that may not be committed yet. */
  usedSlugs: Set<string>;
  /** Locks the slugs of `named` until the transaction ends; does nothing for feeds. */
  lockSlugs: (tx: Transaction, named: readonly PoiDraft[]) => Promise<void>;
  /** Called with the drafts that are new or changed; returns what to write, in the same order. */
  correct: (tx: Transaction, drafts: readonly PoiDraft[]) => Promise<readonly PoiDraft[]>;
  /** Returns undefined when the event must not be changed. */
  placeOf: (tx: Transaction, known: KnownPoi | undefined) => Promise<Place | undefined>;
  statusOf: (draft: PoiDraft, known: KnownPoi | undefined) => WrittenStatus;
  /** By `extId`; read after `correct`, which may add some. */
  doubts: ReadonlyMap<string, PlaceDoubt>;
};

export type WrittenVersion = {
  poiId: string;
  versionId: string;
  status: WrittenStatus;
  isNew: boolean;
};
/**
 * `protected`: the poi must not be changed. `isDraft`: it is neither published nor in review. `doubt`:
 * the open one about its place.
 */
export type RecordOutcome = {
  state: 'created' | 'changed' | 'unchanged' | 'protected';
  isDraft: boolean;
  doubt: PlaceDoubt | null;
};

/**
 * `records` has the outcome of each draft by `extId`. `slugs` has the slugs assigned, which the
 * caller frees on rollback.
 */
export type Written = {
  written: WrittenVersion[];
  records: Map<string, RecordOutcome>;
  slugs: string[];
};

/** Numbers of records by outcome. */
export function countRecords(records: ReadonlyMap<string, RecordOutcome>) {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const names = { created: 'created', changed: 'updated', unchanged: 'unchanged' } as const;
  for (const { state } of records.values())
    counts[state === 'protected' ? 'skipped' : names[state]] += 1;
  return counts;
}

type Planned = HashedDraft & { known: KnownPoi | undefined; place: Place };
type Row = WrittenVersion & {
  slugFr: string | null;
  sourceHash: string;
  draft: PoiDraft;
  kept: Kept;
};

const mediaNamespace = '7a0e2c8e-9c55-4d8b-8a52-2f6f3c1d5b10';
const nothingKept: Kept = { texts: [], lists: [] };

// An address with another title or other credits gets another row of `media`.
const mediaId = ({ url, title, credits }: PoiDraft['media'][number]): string =>
  uuidv5(
    title === null && credits === null ? url : JSON.stringify([url, title, credits]),
    mediaNamespace,
  );

const toPoiJson = (rows: readonly Row[], { organisationId, now }: WritingRules): string =>
  JSON.stringify(
    rows.map(({ draft, kept, isNew: _, ...identity }) => {
      const {
        periods: _1,
        prices: _2,
        contacts: _3,
        features: _4,
        media: _5,
        tour: _6,
        ...content
      } = draft;
      const submittedAt = identity.status === 'in-review' ? now.toISOString() : null;
      return { ...content, ...identity, organisationId, submittedAt, keepsPlace: keepsPlace(kept) };
    }),
  );

const entriesOf: Record<ContentList, (draft: PoiDraft) => readonly object[]> = {
  periods: (draft) => draft.periods,
  prices: (draft) => draft.prices,
  contacts: (draft) => draft.contacts,
  tours: (draft) => (draft.tour === null ? [] : [draft.tour]),
  features: (draft) => draft.features,
  media: (draft) => draft.media.map((media) => ({ ...media, id: mediaId(media) })),
};

const byList = <Value>(value: (list: ContentList) => Value): Record<ContentList, Value> =>
  Object.fromEntries(contentLists.map((list) => [list, value(list)])) as Record<ContentList, Value>;

// One flat list per table: the database expands it once, instead of one nested list per poi.
const toContents = (rows: readonly Row[]): VersionContents =>
  byList((list) =>
    JSON.stringify(
      rows
        .filter(({ kept }) => !kept.lists.includes(list))
        .flatMap(({ versionId, draft }) =>
          entriesOf[list](draft).map((entry, index) => ({ ...entry, versionId, rank: index + 1 })),
        ),
    ),
  );

async function toRows(
  imports: ImportsRepository,
  planned: readonly Planned[],
  { statusOf }: WritingRules,
): Promise<Row[]> {
  const edits = await imports.listHandEdits(planned.flatMap(({ known }) => known?.id ?? []));
  const edited = planned.filter(
    ({ known, place }) => known !== undefined && place.versionId !== null && edits.has(known.id),
  );
  const texts =
    edited.length === 0
      ? undefined
      : await imports.listTexts(edited.flatMap(({ place }) => place.versionId ?? []));
  return planned.map(({ draft: read, hash, known, place }) => {
    const present = texts?.get(place.versionId ?? '');
    const kept = present === undefined ? nothingKept : keptBy(edits.get(known?.id ?? '') ?? []);
    const draft = present === undefined ? read : withKept(read, kept, present);
    return {
      poiId: known?.id ?? uuidv7(),
      versionId: place.versionId ?? uuidv7(),
      status: statusOf(draft, known),
      isNew: known === undefined,
      slugFr: null,
      sourceHash: hash,
      draft,
      kept,
    };
  });
}

async function nameRows(
  tx: Transaction,
  imports: ImportsRepository,
  rows: readonly Row[],
  planned: readonly Planned[],
  rules: WritingRules,
) {
  const nameless = rows.filter(
    ({ status }, index) => status !== 'in-review' && !planned[index]?.known?.slugFr,
  );
  const named = nameless.filter(
    ({ isNew, status }) => status === 'published' || (isNew && rules.organisationId === null),
  );
  if (named.length === 0) return [];
  const drafts = named.map(({ draft }) => draft);
  await rules.lockSlugs(tx, drafts);
  const slugs = await assignSlugs(drafts, imports.listTakenSlugs, rules.usedSlugs);
  for (const [index, row] of named.entries()) row.slugFr = slugs[index] ?? null;
  return slugs;
}

/** Returns the outcomes of `rows`, with the doubts that stay open. */
async function noteDoubts(
  tx: Transaction,
  rows: readonly Row[],
  { doubts, now }: WritingRules,
): Promise<[extId: string, outcome: RecordOutcome][]> {
  const ids = rows.map(({ poiId }) => poiId);
  const asked = rows.filter(({ kept }) => !keepsPlace(kept));
  const found = asked.flatMap(({ poiId, draft }) => {
    const doubt = doubts.get(draft.extId);
    return doubt === undefined ? [] : [{ poiId, ...doubt }];
  });
  const confirmed = await locatingRepository(tx).noteDoubts(ids, found, now);
  const open = new Set(found.flatMap(({ poiId }) => (confirmed.has(poiId) ? [] : poiId)));
  return rows.map(({ poiId, draft: { extId }, isNew, status }) => [
    extId,
    {
      state: isNew ? 'created' : 'changed',
      isDraft: status === 'draft',
      doubt: open.has(poiId) ? (doubts.get(extId) ?? null) : null,
    },
  ]);
}

const isOthers = (poi: KnownPoi, { organisationId }: WritingRules): boolean =>
  poi.organisationId !== null && poi.organisationId !== organisationId;

/** The extIds of changed records whose pois keep their content; stores their hashes. */
async function keepSame(
  imports: ImportsRepository,
  drafts: readonly HashedDraft[],
  known: ReadonlyMap<string, KnownPoi>,
  rules: WritingRules,
): Promise<ReadonlySet<string>> {
  if (!rules.isReviewed) return new Set();
  const changed = drafts.flatMap(({ draft, hash }) => {
    const poi = known.get(draft.extId);
    const isKept = poi === undefined || poi.isProtected || isOthers(poi, rules);
    return isKept || poi.sourceHash === hash ? [] : [{ draft, hash, poi }];
  });
  const same = await listSame(imports, changed);
  await imports.keepHashes(same.map(({ poi, hash }) => ({ poiId: poi.id, hash })));
  return new Set(same.map(({ draft }) => draft.extId));
}

const isDraftOf = (known: KnownPoi | undefined): boolean =>
  (known?.publishedId ?? null) === null && (known?.workingStatus ?? 'draft') === 'draft';

/** The drafts must have one source and unique identifiers. */
export async function writeDrafts(
  tx: Transaction,
  drafts: readonly HashedDraft[],
  rules: WritingRules,
): Promise<Written> {
  const imports = importsRepository(tx);
  const extIds = drafts.map(({ draft }) => draft.extId);
  const found = await imports.listKnown(drafts[0]?.draft.source ?? '', extIds);
  const known = new Map(found.map((poi) => [poi.extId, poi]));
  const records: Written['records'] = new Map();
  const planned: Planned[] = [];
  const same = await keepSame(imports, drafts, known, rules);
  for (const { draft, hash } of drafts) {
    const poi = known.get(draft.extId);
    const kept = { isDraft: isDraftOf(poi), doubt: poi?.doubt ?? null };
    if (poi?.isProtected || (poi !== undefined && isOthers(poi, rules)))
      records.set(draft.extId, { state: 'protected', ...kept });
    else if (poi?.sourceHash === hash || same.has(draft.extId))
      records.set(draft.extId, { state: 'unchanged', ...kept });
    else {
      const place = await rules.placeOf(tx, poi);
      if (place === undefined) records.set(draft.extId, { state: 'protected', ...kept });
      else planned.push({ draft, hash, known: poi, place });
    }
  }
  if (planned.length === 0) return { written: [], records, slugs: [] };
  const corrected = await rules.correct(
    tx,
    planned.map(({ draft }) => draft),
  );
  const rows = await toRows(
    imports,
    planned.map((plan, index) => ({ ...plan, draft: corrected[index] ?? plan.draft })),
    rules,
  );
  const slugs = await nameRows(tx, imports, rows, planned, rules);
  await imports.write(toPoiJson(rows, rules), rules.now);
  const replaced = rows.filter((_, index) => planned[index]?.place.versionId !== null);
  if (replaced.length > 0)
    await imports.emptyVersions(
      byList((list) =>
        replaced.filter(({ kept }) => !kept.lists.includes(list)).map(({ versionId }) => versionId),
      ),
    );
  await imports.fillVersions(toContents(rows));
  for (const [extId, outcome] of await noteDoubts(tx, rows, rules)) records.set(extId, outcome);
  await imports.refresh(
    rows.map((row) => row.poiId),
    rules.now,
  );
  const written = rows.map(({ poiId, versionId, status, isNew }) => ({
    poiId,
    versionId,
    status,
    isNew,
  }));
  return { written, records, slugs };
}
