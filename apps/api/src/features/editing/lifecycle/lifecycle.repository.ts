import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { doubtReasons } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import { lockName } from '../../../platform/database/named-locks.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { refreshPois } from '../../pois/search-projection/search-projection.service.ts';
import { listTakenSlugs, slugLock } from '../../pois/slugs/poi-slugs.service.ts';
import type { EditingDb } from '../editing-database.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const now = z.date();
const poiId = z.string();
const versionId = z.string();
const found = z.strictObject({ id: z.string() });
const workingStatuses = ['draft', 'in-review', 'accepted', 'refused'] as const;
const asked = { accountId: z.string(), poiId, isModerator: z.boolean() };

const versionShape = { id: z.string(), number: z.int(), label: z.string(), updatedAt: z.string() };
const stateRow = z.strictObject({
  id: z.string(),
  slugFr: text,
  source: text,
  version: z.int(),
  liveState: z.enum(liveStates),
  isEnabled: z.boolean(),
  disabledReason: text,
  publishedAt: text,
  archivedAt: text,
  createdAt: z.string(),
  updatedAt: z.string(),
  memberRole: z.enum(memberRoles).nullable(),
  organisation: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      status: z.enum(organisationStatuses),
    })
    .nullable(),
  published: z.strictObject(versionShape).nullable(),
  working: z
    .strictObject({
      ...versionShape,
      status: z.enum(workingStatuses),
      autopublish: z.boolean(),
      submittedAt: text,
      decidedAt: text,
      refusalReasons: z.array(z.enum(refusalReasons)),
      refusalComment: text,
    })
    .nullable(),
  shownVersionId: z.string(),
  placeDoubt: z.enum(doubtReasons).nullable(),
});
export type PoiState = z.output<typeof stateRow>;

const moveParams = z.object({
  versionId,
  status: z.string(),
  autopublish: z.boolean().nullable(),
  submittedAt: now.nullable(),
  decidedAt: now.nullable(),
  reasons: z.array(z.string()).nullable(),
  comment: text,
});

const lock = sqlFile(file('lock-poi'), { params: z.object(asked), row: found });
const lockPair = sqlFile(file('lock-poi-pair'), {
  params: z.object({ poiId, otherPoiId: poiId }),
  row: found,
});
const findState = sqlFile(file('find-poi-state'), { params: z.object(asked), row: stateRow });
const nextNumber = sqlFile(file('next-number'), {
  params: z.object({ poiId }),
  row: z.strictObject({ number: z.int() }),
});
const move = sqlFile(file('move-version'), { params: moveParams, row: found });
const archivePublished = sqlFile(file('archive-published'), {
  params: z.object({ poiId, versionId }),
  row: found,
});
const publish = sqlFile(file('publish-poi'), {
  params: z.object({ poiId, versionId, slugFr: text, now }),
  row: found,
});
const unpublish = sqlFile(file('unpublish-poi'), { params: z.object({ poiId }), row: found });
const archive = sqlFile(file('archive-poi'), { params: z.object({ poiId, now }), row: found });
const findDelay = sqlFile(file('find-review-delay'), {
  params: z.object({ now }),
  row: z.strictObject({ minutes: z.int().nullable() }),
});
const releaseClaim = sqlFile(file('release-claim'), {
  params: z.object({ poiId, accountId: z.string(), now }),
  row: z.strictObject({ id: z.string(), email: z.string(), firstName: z.string() }),
});

type Asked = { accountId: string; poiId: string; isModerator: boolean };

export const lifecycleRepository = (db: EditingDb) => ({
  /**
   * Returns false for an unknown event and for an account that is neither a moderator nor a member
   * of its organisation.
   */
  lock: async (params: Asked): Promise<boolean> => (await lock(db, params)).length === 1,
  lockPair: (id: string, otherId: string) => lockPair(db, { poiId: id, otherPoiId: otherId }),
  findState: async (params: Asked): Promise<PoiState | undefined> =>
    (await findState(db, params))[0],
  bump: (id: string, at: Date) =>
    db.poi.update({
      where: { id },
      data: { editVersion: { increment: 1 }, updatedAt: at },
      select: { id: true },
    }),
  confirmPlace: (poiId: string, confirmedAt: Date) =>
    db.placeDoubt.update({ where: { poiId }, data: { confirmedAt }, select: { poiId: true } }),
  nextNumber: async (id: string): Promise<number> =>
    (await nextNumber(db, { poiId: id }))[0]?.number ?? 1,
  move: (params: z.input<typeof moveParams>) => move(db, params),
  archivePublished: (poiId: string, versionId: string) =>
    archivePublished(db, { poiId, versionId }),
  deleteVersion: (id: string) => db.poiVersion.delete({ where: { id }, select: { id: true } }),
  publish: (params: { poiId: string; versionId: string; slugFr: string | null; now: Date }) =>
    publish(db, params),
  unpublish: (id: string) => unpublish(db, { poiId: id }),
  /** Undefined without a valid claim of another account whose address is verified. */
  releaseClaim: async (params: Parameters<typeof releaseClaim>[1]) =>
    (await releaseClaim(db, params))[0],
  archive: (id: string, at: Date) => archive(db, { poiId: id, now: at }),
  /** Returns whether the state was different before. */
  setLiveState: async (id: string, liveState: string): Promise<boolean> =>
    (await db.poi.updateMany({ where: { id, liveState: { not: liveState } }, data: { liveState } }))
      .count === 1,
  refresh: (id: string, at: Date) => refreshPois(db, [id], at),
  listOrganisationIds: async (poiIds: string[]): Promise<string[]> => {
    const pois = await db.poi.findMany({
      where: { id: { in: poiIds }, organisationId: { not: null } },
      distinct: ['organisationId'],
      select: { organisationId: true },
    });
    return pois.flatMap(({ organisationId }) => organisationId ?? []);
  },
  lockSlug: (base: string) => lockName(db, slugLock(base)),
  listTakenSlugs: (slugs: string[]) => listTakenSlugs(db, slugs),
  findReviewDelay: async (at: Date): Promise<number | null> =>
    (await findDelay(db, { now: at }))[0]?.minutes ?? null,
});
export type LifecycleRepository = ReturnType<typeof lifecycleRepository>;
