import {
  type CampaignTariff,
  campaignEnd,
  campaignPrice,
} from '@parages/contracts/vocabulary/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { campaignLimits, limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { editorOf } from '../organisations/memberships.service.ts';
import { type Candidate, faultsOf, lastStart } from './campaigns.domain.ts';
import {
  type CampaignRow,
  campaignsRepository,
  type HeldCampaign,
  type Whose,
} from './campaigns.repository.ts';
import type {
  Campaign,
  CampaignChanges,
  CampaignDraft,
  CampaignList,
  CampaignOffer,
  ListQuery,
  PoiCampaigns,
} from './campaigns.schema.ts';

export type CampaignsDeps = {
  db: Db;
  clock: Clock;
  tariff: CampaignTariff;
  /** Whether this installation takes payments. */
  isPayable: boolean;
};

type Tx = Parameters<typeof campaignsRepository>[0] & Parameters<typeof editorOf>[0];
const nothing = { exclVatCents: 0, vatCents: 0, inclVatCents: 0 };
const mostOfPoi = 100;

/** @throws {Problem} request_invalid, each field named, when what somebody typed cannot begin */
export function assertCanBegin(
  when: { startDate: string; today: string },
  candidate: Candidate,
): void {
  const faults = faultsOf(when, candidate);
  if (faults.length > 0) throw new Problem('request_invalid', undefined, faults);
}

/** A campaign as the wire has it: a draft costs what it would cost today. */
function toCampaign({ total: _, price, ...row }: CampaignRow, tariff: CampaignTariff): Campaign {
  return { ...row, price: row.isFree ? nothing : (price ?? campaignPrice(row.weeks, tariff)) };
}

/**
 * A draft that somebody is about to change, held in his transaction.
 * @throws {Problem} campaign_not_found, permission_missing, organisation_suspended, campaign_transition_forbidden, campaign_payment_open
 */
async function holdDraft(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<HeldCampaign & { organisationId: string }> {
  const held = await campaignsRepository(tx).hold(id, { accountId, isModerator: false });
  if (!held || held.organisationId === null) throw new Problem('campaign_not_found');
  await editorOf(tx, accountId, held.organisationId);
  if (held.status !== 'draft') throw new Problem('campaign_transition_forbidden');
  if (held.isBeingPaid) throw new Problem('campaign_payment_open');
  return { ...held, organisationId: held.organisationId };
}

/** Campaigns of one's organisations. */
export function campaignsService({ db, clock, tariff, isPayable }: CampaignsDeps) {
  const campaigns = campaignsRepository(db);
  const everything = {
    id: null,
    organisationId: null,
    poiId: null,
    state: null,
    q: null,
    offset: 0,
  };

  async function get(whose: Whose, id: string): Promise<Campaign> {
    const [row] = await campaigns.list({
      ...everything,
      ...whose,
      id,
      today: parisDay(clock.now()),
      pageSize: 1,
    });
    if (!row) throw new Problem('campaign_not_found');
    return toCampaign(row, tariff);
  }

  async function assertFree(
    tx: Tx,
    slot: { campaignId: string; poiId: string; startDate: string; endDate: string },
  ): Promise<void> {
    if (await campaignsRepository(tx).isTaken(slot)) throw new Problem('campaign_period_taken');
  }

  async function candidateOf(tx: Tx, accountId: string, poiId: string) {
    const candidate = await campaignsRepository(tx).findCandidate({
      accountId,
      isModerator: false,
      poiId,
    });
    if (!candidate || candidate.organisationId === null) throw new Problem('poi_not_found');
    return { ...candidate, organisationId: candidate.organisationId };
  }

  return {
    get,

    offer: (): CampaignOffer => {
      const firstDay = parisDay(clock.now());
      const { minWeeks, maxWeeks } = campaignLimits;
      return { ...tariff, minWeeks, maxWeeks, firstDay, lastDay: lastStart(firstDay), isPayable };
    },

    list: async (
      whose: Whose,
      { organisationId, state, q, offset, pageSize }: ListQuery & { q?: string | undefined },
    ): Promise<CampaignList> => {
      const today = parisDay(clock.now());
      const asked = {
        ...whose,
        organisationId: organisationId ?? null,
        q: q === undefined || q === '' ? null : q,
        today,
      };
      const [rows, counted] = await Promise.all([
        campaigns.list({ ...everything, ...asked, state: state ?? null, offset, pageSize }),
        campaigns.count(asked),
      ]);
      const countOf = (one: string): number =>
        counted.find(({ state: counts }) => counts === one)?.count ?? 0;
      const counts = {
        draft: countOf('draft'),
        scheduled: countOf('scheduled'),
        running: countOf('running'),
        ended: countOf('ended'),
        stopped: countOf('stopped'),
      };
      const total =
        state === undefined
          ? Object.values(counts).reduce((sum, one) => sum + one, 0)
          : counts[state];
      return { items: rows.map((row) => toCampaign(row, tariff)), total, counts };
    },

    /** Problems: poi_not_found, for somebody else's as well. */
    ofPoi: async (whose: Whose, poiId: string): Promise<PoiCampaigns> => {
      if (!(await campaigns.findCandidate({ ...whose, poiId }))) throw new Problem('poi_not_found');
      const now = clock.now();
      const today = parisDay(now);
      const [occupied, rows] = await Promise.all([
        campaigns.listOccupied({ ...whose, poiId, today, now }),
        campaigns.list({ ...everything, ...whose, poiId, today, pageSize: mostOfPoi }),
      ]);
      return { occupied, items: rows.map((row) => toCampaign(row, tariff)) };
    },

    /**
     * A draft for an event of one's organisation. Problems: poi_not_found, permission_missing, organisation_suspended,
     * organisation_not_approved, request_invalid (each field), campaign_period_taken.
     */
    create: async (
      accountId: string,
      { poiId, title, startDate, weeks }: CampaignDraft,
    ): Promise<Campaign> => {
      const now = clock.now();
      const id = uuidv7({ msecs: now.getTime() });
      await db.$transaction(async (tx) => {
        const candidate = await candidateOf(tx, accountId, poiId);
        const { status } = await editorOf(tx, accountId, candidate.organisationId);
        if (status !== 'approved') throw new Problem('organisation_not_approved');
        assertCanBegin({ startDate, today: parisDay(now) }, candidate);
        const endDate = campaignEnd({ startDate, weeks });
        await assertFree(tx, { campaignId: id, poiId, startDate, endDate });
        const { organisationId, label } = candidate;
        const held = campaignsRepository(tx);
        const named = title ?? [...label].slice(0, limits.label.max).join('');
        await held.insert({
          id,
          organisationId,
          poiId,
          title: named,
          startDate,
          weeks,
          endDate,
          isFree: false,
          now,
        });
        await held.note({ campaignId: id, action: 'created', actorId: accountId, now });
      });
      return get({ accountId, isModerator: false }, id);
    },

    /** Changes a draft. Problems: those of `holdDraft` and of `create`, campaign_version_stale. */
    update: async (
      accountId: string,
      id: string,
      { version, ...changes }: CampaignChanges,
    ): Promise<Campaign> => {
      const now = clock.now();
      await db.$transaction(async (tx) => {
        const held = await holdDraft(tx, accountId, id);
        if (held.version !== version) throw new Problem('campaign_version_stale');
        const poiId = changes.poiId ?? held.poiId;
        if (poiId === null) throw new Problem('poi_not_found');
        const candidate = await candidateOf(tx, accountId, poiId);
        if (candidate.organisationId !== held.organisationId) throw new Problem('poi_not_found');
        const { title = held.title, startDate = held.startDate, weeks = held.weeks } = changes;
        // Only its title is changed: what became of its days and its event meanwhile is told when it is paid.
        const isMoved =
          changes.poiId !== undefined ||
          changes.startDate !== undefined ||
          changes.weeks !== undefined;
        const endDate = campaignEnd({ startDate, weeks });
        if (isMoved) {
          assertCanBegin({ startDate, today: parisDay(now) }, candidate);
          await assertFree(tx, { campaignId: id, poiId, startDate, endDate });
        }
        await campaignsRepository(tx).save({ id, poiId, title, startDate, weeks, endDate, now });
      });
      return get({ accountId, isModerator: false }, id);
    },

    /** Gives a draft up. Problems: those of `holdDraft`, campaign_version_stale. */
    remove: (accountId: string, id: string, version: number): Promise<void> =>
      db.$transaction(async (tx) => {
        const held = await holdDraft(tx, accountId, id);
        if (held.version !== version) throw new Problem('campaign_version_stale');
        await campaignsRepository(tx).remove(id, clock.now());
      }),
  };
}

export type CampaignsService = ReturnType<typeof campaignsService>;
