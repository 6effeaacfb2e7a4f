import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { SqlClient } from '../../../platform/database/database.ts';
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

/** A draft, and what it is compared by with the one that was last read of the same poi. */
export type HashedDraft = { draft: PoiDraft; hash: string };

/** Where a draft goes: the version it replaces; null makes one. */
export type Place = { versionId: string | null };
type WrittenStatus = 'draft' | 'in-review' | 'published';

/** How the drafts of an import become versions. */
export type WritingRules = {
  now: Date;
  /** Whose events they are from the start, if anybody's. */
  organisationId: string | null;
  /** Slugs given in this run and perhaps not committed yet. */
  usedSlugs: Set<string>;
  /** Keeps others from giving the same slugs until the transaction ends. */
  holdSlugs: (tx: SqlClient, named: readonly PoiDraft[]) => Promise<void>;
  /** Undefined: people hold it. */
  placeOf: (tx: SqlClient, known: KnownPoi | undefined) => Promise<Place | undefined>;
  /** What a version becomes that says this. */
  statusOf: (draft: PoiDraft, known: KnownPoi | undefined) => WrittenStatus;
};

/** A version that was written. */
export type WrittenVersion = {
  poiId: string;
  versionId: string;
  status: WrittenStatus;
  isNew: boolean;
};
/** What became of drafts. `skipped`: people hold their pois; `slugs`: free again should the transaction be undone. */
export type Written = {
  written: WrittenVersion[];
  unchanged: number;
  skipped: PoiDraft[];
  slugs: string[];
};

type Planned = HashedDraft & { known: KnownPoi | undefined; place: Place };
type Row = WrittenVersion & {
  slugFr: string | null;
  sourceHash: string;
  draft: PoiDraft;
  kept: Kept;
};

const mediaNamespace = '7a0e2c8e-9c55-4d8b-8a52-2f6f3c1d5b10';
const nothingKept: Kept = { texts: [], lists: [] };

// The same address with other words beside it is another picture of the feed.
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

// One flat list per table: the database expands it in one go, which lists inside each poi would do a thousand times.
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

/** Drafts as they are written: what people changed by hand of the version they replace stays. */
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

/** Gives a slug to each poi that has none; what is to be reviewed first gets its own when it is published. */
async function nameRows(
  tx: SqlClient,
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
  await rules.holdSlugs(tx, drafts);
  const slugs = await assignSlugs(drafts, imports.listTakenSlugs, rules.usedSlugs);
  for (const [index, row] of named.entries()) row.slugFr = slugs[index] ?? null;
  return slugs;
}

/**
 * Writes drafts of one source in the caller's transaction. Unchanged ones are only looked up. Each identifier must stand once. Pois already
 * there keep their id, their slug and their first publication, and what people changed of them by hand.
 */
export async function writeDrafts(
  tx: SqlClient,
  drafts: readonly HashedDraft[],
  rules: WritingRules,
): Promise<Written> {
  const imports = importsRepository(tx);
  const extIds = drafts.map(({ draft }) => draft.extId);
  const found = await imports.listKnown(drafts[0]?.draft.source ?? '', extIds);
  const known = new Map(found.map((poi) => [poi.extId, poi]));
  const skipped: PoiDraft[] = [];
  const planned: Planned[] = [];
  let unchanged = 0;
  for (const { draft, hash } of drafts) {
    const poi = known.get(draft.extId);
    const isOthers =
      poi !== undefined &&
      poi.organisationId !== null &&
      poi.organisationId !== rules.organisationId;
    if (poi?.isHeld || isOthers) skipped.push(draft);
    else if (poi?.sourceHash === hash) unchanged += 1;
    else {
      const place = await rules.placeOf(tx, poi);
      if (place === undefined) skipped.push(draft);
      else planned.push({ draft, hash, known: poi, place });
    }
  }
  if (planned.length === 0) return { written: [], unchanged, skipped, slugs: [] };
  const rows = await toRows(imports, planned, rules);
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
  await imports.refresh(
    rows.map((row) => row.poiId),
    rules.now,
  );
  return {
    written: rows.map(({ poiId, versionId, status, isNew }) => ({
      poiId,
      versionId,
      status,
      isNew,
    })),
    unchanged,
    skipped,
    slugs,
  };
}
