import {
  campaignStates,
  campaignStatuses,
  paymentStatuses,
} from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const idRow = z.strictObject({ id: z.string() });
const scopeParams = { accountId: z.string(), isModerator: z.boolean() };
const price = z.strictObject({ exclVatCents: z.int(), vatCents: z.int(), inclVatCents: z.int() });

const campaignRow = z.strictObject({
  id: z.string(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  weeks: z.int(),
  status: z.enum(campaignStatuses),
  state: z.enum(campaignStates),
  isFree: z.boolean(),
  stoppedAt: text,
  stopReason: text,
  version: z.int(),
  total: z.int(),
  price: price.nullable(),
  organisation: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  poi: z
    .strictObject({
      id: z.string(),
      slugFr: text,
      label: z.string(),
      locality: text,
      mainMediaFileId: text,
      isPublished: z.boolean(),
      lastDay: text,
    })
    .nullable(),
  payment: z.strictObject({ status: z.enum(paymentStatuses), expiresAt: z.string() }).nullable(),
});
export type CampaignRow = z.output<typeof campaignRow>;

const listParams = z.object({
  ...scopeParams,
  id: text,
  organisationId: text,
  poiId: text,
  state: text,
  q: text,
  today: z.string(),
  pageSize: z.int(),
  offset: z.int(),
});
export const unfiltered = {
  id: null,
  organisationId: null,
  poiId: null,
  state: null,
  q: null,
  offset: 0,
};
const list = sqlFile(file('list-campaigns'), { params: listParams, row: campaignRow });
const countParams = z.object({ ...scopeParams, organisationId: text, q: text, today: z.string() });
const count = sqlFile(file('count-campaigns'), {
  params: countParams,
  row: z.strictObject({ state: z.enum(campaignStates), count: z.int() }),
});
const candidateRow = z.strictObject({
  id: z.string(),
  organisationId: text,
  label: z.string(),
  isPublished: z.boolean(),
  lastDay: text,
  isOwn: z.boolean(),
});
export type CandidateRow = z.output<typeof candidateRow>;
const findCandidate = sqlFile(file('find-candidate'), {
  params: z.object({ ...scopeParams, poiId: z.string() }),
  row: candidateRow,
});
const lockPoi = sqlFile(file('lock-poi'), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({ isArchived: z.boolean() }),
});
const listOccupied = sqlFile(file('list-occupied'), {
  params: z.object({ ...scopeParams, poiId: z.string(), today: z.string(), now: z.date() }),
  row: z.strictObject({
    campaignId: text,
    startDate: z.string(),
    endDate: z.string(),
    kind: z.enum(['hold', 'active']),
  }),
});
const isTaken = sqlFile(file('is-taken'), {
  params: z.object({
    poiId: z.string(),
    campaignId: z.string(),
    startDate: z.string(),
    endDate: z.string(),
  }),
  row: z.strictObject({ isTaken: z.boolean() }),
});
const lock = sqlFile(file('lock-campaign'), {
  params: z.object({ ...scopeParams, id: z.string() }),
  row: idRow,
});
const lockedRow = z.strictObject({
  id: z.string(),
  organisationId: text,
  poiId: text,
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  weeks: z.int(),
  status: z.enum(campaignStatuses),
  isFree: z.boolean(),
  stoppedAt: z.date().nullable(),
  version: z.int(),
  isBeingPaid: z.boolean(),
  isOwn: z.boolean(),
});
export type LockedCampaign = z.output<typeof lockedRow>;
const findLocked = sqlFile(file('find-locked-campaign'), {
  params: z.object({ id: z.string(), accountId: z.string() }),
  row: lockedRow,
});

/**
 * Campaigns that a caller may access: those of the organisations that the account is a member of,
 * or all for a moderator.
 */
export type CampaignScope = { accountId: string; isModerator: boolean };

/**
 * `detail` must hold no personal data: the entry remains when the account of the actor is deleted.
 */
export type CampaignAct = {
  campaignId: string;
  action:
    | 'created'
    | 'payment-started'
    | 'payment-abandoned'
    | 'payment-expired'
    | 'activated'
    | 'granted'
    | 'stopped'
    | 'stop-undone'
    | 'anomaly'
    | 'refunded';
  actorId: string | null;
  detail?: Record<string, string | number>;
  now: Date;
};

type Draft = {
  id: string;
  poiId: string;
  title: string;
  startDate: string;
  weeks: number;
  endDate: string;
  now: Date;
};
type NewCampaign = Draft & { organisationId: string | null; isFree: boolean };

export const campaignsRepository = (db: Pick<Db, 'campaign' | 'campaignHistory'> & SqlClient) => ({
  list: (params: z.input<typeof listParams>): Promise<CampaignRow[]> => list(db, params),
  count: (params: z.input<typeof countParams>) => count(db, params),
  findCandidate: async (
    params: Parameters<typeof findCandidate>[1],
  ): Promise<CandidateRow | undefined> => (await findCandidate(db, params))[0],
  /**
   * Locks the event until the end of the transaction, then reads it: no concurrent request can
   * merge or archive it before the campaign occupies its days.
   */
  lockCandidate: async (
    params: Parameters<typeof findCandidate>[1],
  ): Promise<CandidateRow | undefined> => {
    await lockPoi(db, { poiId: params.poiId });
    return (await findCandidate(db, params))[0];
  },
  /** Locks the event like `lockCandidate`; false when it is archived or deleted. */
  lockUnarchived: async (poiId: string): Promise<boolean> =>
    (await lockPoi(db, { poiId }))[0]?.isArchived === false,
  listOccupied: (params: Parameters<typeof listOccupied>[1]) => listOccupied(db, params),
  isTaken: async (params: Parameters<typeof isTaken>[1]): Promise<boolean> =>
    (await isTaken(db, params))[0]?.isTaken === true,
  insert: async ({ startDate, endDate, now, ...campaign }: NewCampaign): Promise<void> => {
    await db.campaign.create({
      data: {
        ...campaign,
        startDate: new Date(startDate),
        endDate: new Date(endDate),
        status: campaign.isFree ? 'active' : 'draft',
        activatedAt: campaign.isFree ? now : null,
        createdAt: now,
        updatedAt: now,
      },
      select: { id: true },
    });
  },
  save: async ({ id, startDate, endDate, now, ...draft }: Draft): Promise<void> => {
    await db.campaign.update({
      where: { id },
      data: {
        ...draft,
        startDate: new Date(startDate),
        endDate: new Date(endDate),
        version: { increment: 1 },
        updatedAt: now,
      },
      select: { id: true },
    });
  },
  /**
   * Locks the campaign until the end of the transaction; undefined when it is deleted or outside
   * the scope.
   */
  lock: async (
    id: string,
    { accountId, isModerator }: CampaignScope,
  ): Promise<LockedCampaign | undefined> => {
    if ((await lock(db, { id, accountId, isModerator })).length === 0) return undefined;
    return (await findLocked(db, { id, accountId }))[0];
  },
  remove: (id: string, now: Date) =>
    db.campaign.update({ where: { id }, data: { deletedAt: now }, select: { id: true } }),
  /** Account that did this last; null when it is deleted, or when the service did it. */
  findLastActor: async (campaignId: string, action: CampaignAct['action']) =>
    (
      await db.campaignHistory.findFirst({
        where: { campaignId, action },
        orderBy: [{ happenedAt: 'desc' }, { id: 'desc' }],
        select: { actorId: true },
      })
    )?.actorId ?? null,
  note: async ({ now, detail = {}, ...act }: CampaignAct): Promise<void> => {
    await db.campaignHistory.create({
      data: { id: uuidv7({ msecs: now.getTime() }), happenedAt: now, detail, ...act },
    });
  },
});
