import { poiOrigins } from '@parages/contracts/vocabulary/events/review/poi-origins';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import {
  claimSchema,
  duplicatesSchema,
  reviewItemSchema,
  waitingOrganisation,
} from './moderation.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const now = z.date();
const found = z.strictObject({ id: z.string() });
const poiId = z.string();
const accountId = z.string();
const moderator = { accountId, isAdmin: z.boolean() };

const listQueue = sqlFile(file('list-review-queue'), {
  params: z.object({
    accountId,
    now,
    withinM: z.number(),
    likeness: z.number(),
    organisationId: z.string().nullable(),
    origin: z.enum(poiOrigins).nullable(),
    offset: z.int(),
    pageSize: z.int(),
  }),
  row: z.strictObject({ ...reviewItemSchema.shape, total: z.int() }),
});
const listWaiting = sqlFile(file('list-waiting-organisations'), {
  params: z.object({ most: z.int() }),
  row: z.strictObject(waitingOrganisation.shape),
});
const listDuplicates = sqlFile(file('list-duplicates'), {
  params: z.object({ poiId, withinM: z.number(), likeness: z.number(), today: z.string() }),
  row: z.strictObject(duplicatesSchema.shape.items.element.shape),
});
const claim = sqlFile(file('claim-poi'), {
  params: z.object({ poiId, accountId, now, expiresAt: z.date() }),
  row: z.strictObject(claimSchema.shape),
});
const reassign = sqlFile(file('reassign-poi'), {
  params: z.object({ ...moderator, poiId, organisationId: z.string().nullable() }),
  row: z.strictObject({
    organisationId: z.string().nullable(),
    organisationName: z.string().nullable(),
    isOwn: z.boolean(),
  }),
});
const setVisibility = sqlFile(file('set-visibility'), {
  params: z.object({ poiId, enabled: z.boolean(), reason: z.string().nullable() }),
  row: found,
});
export const moderationRepository = (
  db: Pick<Db, 'reviewClaim' | 'poi' | 'poiHistory'> & SqlClient,
) => ({
  has: async (id: string): Promise<boolean> => (await db.poi.count({ where: { id } })) > 0,
  listQueue: (params: Parameters<typeof listQueue>[1]) => listQueue(db, params),
  listWaitingOrganisations: (most: number) => listWaiting(db, { most }),
  listDuplicates: (params: Parameters<typeof listDuplicates>[1]) => listDuplicates(db, params),
  /**
   * Claims the event and returns the valid claim, which can be another moderator's; undefined
   * when the event is not in review.
   */
  claim: async (params: Parameters<typeof claim>[1]) => (await claim(db, params))[0],
  release: (claimed: { poiId: string; accountId: string }) =>
    db.reviewClaim.deleteMany({ where: claimed }),
  /**
   * Undefined when no approved organisation has the id, or the event has no import to return to;
   * `isOwn`: refused, because the moderator belongs to that organisation.
   */
  reassign: async (params: Parameters<typeof reassign>[1]) => (await reassign(db, params))[0],
  /** The id of the last history entry that says that the event was hidden. */
  findLastHidden: async (id: string): Promise<string | undefined> =>
    (
      await db.poiHistory.findFirst({
        where: { poiId: id, action: 'disabled' },
        orderBy: [{ happenedAt: 'desc' }, { id: 'desc' }],
        select: { id: true },
      })
    )?.id,
  /** Returns whether the visibility or its reason changed. */
  setVisibility: async (params: Parameters<typeof setVisibility>[1]) =>
    (await setVisibility(db, params)).length === 1,
});
