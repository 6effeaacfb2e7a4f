import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { refreshPois } from '../../pois/search-projection/search-projection.service.ts';
import { listTakenSlugs } from '../../pois/slugs/poi-slugs.service.ts';
import { placeDoubtSchema } from '../locating/place-doubt.ts';
import { poiDraftSchema } from '../mapping/poi-draft.ts';
import type { ContentList, VersionTexts } from './hand-edits.domain.ts';

const at = (name: string): URL => new URL(name, import.meta.url);

const text = z.string().nullable();
const ids = z.array(z.string());
const knownPoi = z.strictObject({
  id: z.uuid(),
  extId: z.string(),
  sourceHash: text,
  slugFr: text,
  organisationId: text,
  isProtected: z.boolean(),
  publishedId: text,
  workingId: text,
  workingStatus: z.enum(poiStatuses).nullable(),
  withdrawnId: text,
  doubt: placeDoubtSchema.nullable(),
});

const findKnown = sqlFile(at('./find-known-pois.sql'), {
  params: z.object({ source: z.string(), extIds: z.array(z.string()) }),
  row: knownPoi,
});

const writePois = sqlFile(at('./write-pois.sql'), {
  params: z.object({ drafts: z.string(), now: z.date() }),
  row: z.strictObject({ written: z.int() }),
});

const withdraw = sqlFile(at('./withdraw-pois.sql'), {
  params: z.object({ poiIds: ids, now: z.date() }),
  row: z.strictObject({ withdrawn: z.int() }),
});

const listHandEdits = sqlFile(at('./list-hand-edits.sql'), {
  params: z.object({ poiIds: ids }),
  row: z.strictObject({ poiId: z.string(), fields: ids }),
});

const {
  label,
  description,
  isPermanent,
  allowedPerson,
  minimumAge,
  maximumAge,
  placeName,
  streetAddress,
  postalCode,
  locality,
  lon,
  lat,
  ...others
} = poiDraftSchema.shape;
const { themes, tags, options, knownOptions, minPriceCents, maxPriceCents, liveState } = others;
const listTexts = sqlFile(at('./list-version-texts.sql'), {
  params: z.object({ versionIds: ids }),
  row: z.strictObject({
    versionId: z.string(),
    label,
    description,
    isPermanent,
    allowedPerson,
    minimumAge,
    maximumAge,
    placeName,
    streetAddress,
    postalCode,
    locality,
    lon,
    lat,
    themes,
    tags,
    options,
    knownOptions,
    minPriceCents,
    maxPriceCents,
    liveState,
  }),
});

const { organizerName, periods, prices, contacts } = poiDraftSchema.shape;
const storedContents = z.strictObject({
  versionId: z.string(),
  organizerName,
  periods,
  prices,
  contacts,
  features: ids,
  hasMore: z.boolean(),
});
export type StoredContents = Omit<z.output<typeof storedContents>, 'versionId'>;
const listContents = sqlFile(at('./list-version-contents.sql'), {
  params: z.object({ versionIds: ids }),
  row: storedContents,
});

const keepHashes = sqlFile(at('./keep-hashes.sql'), {
  params: z.object({ hashes: z.string() }),
  row: z.strictObject({ kept: z.int() }),
});

const deleteContents = sqlFile(at('./delete-version-contents.sql'), {
  params: z.object({
    periods: ids,
    prices: ids,
    contacts: ids,
    tours: ids,
    features: ids,
    media: ids,
  }),
  row: z.strictObject({ emptied: z.int() }),
});

const writeContents = sqlFile(at('./write-version-contents.sql'), {
  params: z.object({
    periods: z.string(),
    prices: z.string(),
    contacts: z.string(),
    tours: z.string(),
    features: z.string(),
    media: z.string(),
  }),
  row: z.strictObject({ periods: z.int() }),
});

/** JSON lists; each entry has the `versionId` it belongs to. */
export type VersionContents = {
  periods: string;
  prices: string;
  contacts: string;
  tours: string;
  features: string;
  media: string;
};

export type KnownPoi = z.output<typeof knownPoi>;

/** Call the methods that write a batch in one transaction. */
export const importsRepository = (db: SqlClient) => ({
  listKnown: (source: string, extIds: string[]) => findKnown(db, { source, extIds }),
  listTakenSlugs: (slugs: string[]) => listTakenSlugs(db, slugs),
  write: async (drafts: string, now: Date) => {
    await writePois(db, { drafts, now });
  },
  /** Leaves pois that are being edited. Returns the number of pois that it archived. */
  withdraw: async (poiIds: string[], now: Date): Promise<number> =>
    (await withdraw(db, { poiIds, now }))[0]?.withdrawn ?? 0,
  /** The keys are ids of pois; a poi without edits has no entry. */
  listHandEdits: async (poiIds: string[]): Promise<Map<string, string[]>> =>
    new Map((await listHandEdits(db, { poiIds })).map(({ poiId, fields }) => [poiId, fields])),
  listTexts: async (versionIds: string[]): Promise<Map<string, VersionTexts>> =>
    new Map(
      (await listTexts(db, { versionIds })).map(({ versionId, ...texts }) => [versionId, texts]),
    ),
  listContents: async (versionIds: string[]): Promise<Map<string, StoredContents>> =>
    new Map(
      (await listContents(db, { versionIds })).map(({ versionId, ...rest }) => [versionId, rest]),
    ),
  keepHashes: async (hashes: readonly { poiId: string; hash: string }[]): Promise<void> => {
    if (hashes.length > 0) await keepHashes(db, { hashes: JSON.stringify(hashes) });
  },
  emptyVersions: (lists: Record<ContentList, string[]>) => deleteContents(db, lists),
  fillVersions: (contents: VersionContents) => writeContents(db, contents),
  refresh: (poiIds: string[], now: Date) => refreshPois(db, poiIds, now),
});

export type ImportsRepository = ReturnType<typeof importsRepository>;

/**
 * Index-only scans and statistics then do not wait for autovacuum. Call it outside any transaction.
 */
export async function tidyAfterImport(db: Db): Promise<void> {
  for (const table of ['poi_search', 'poi_text', 'poi', 'poi_version', 'period'])
    await db.$executeRawUnsafe(`VACUUM (ANALYZE) ${table}`);
}
