import {
  type BulkFault,
  bulkFaults,
} from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../../../platform/access/asker.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { historyRepository } from '../../history/history.repository.ts';
import type { Entry, LockedPoi, PoiChangesService } from '../../poi-changes.service.ts';
import type { LifecycleService } from '../lifecycle.service.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import { acceptPoi } from '../moves/accept-poi.ts';
import { refusePoi } from '../moves/refuse-poi.ts';
import { bulkRepository } from './bulk.repository.ts';
import type { BulkDecisionBody, BulkDecisionResult, BulkItemResult } from './bulk.schema.ts';
import { isDecisionNews, type ReviewDigestsService } from './review-digests.service.ts';

/** The digest of each organisation by its id, for the decisions of one request. */
type DigestIds = Map<string, string>;

export type DecidePoisDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  lifecycle: Pick<LifecycleService, 'undo'>;
  digests: Pick<ReviewDigestsService, 'add' | 'findOpen'>;
};

const actions = { acceptance: 'accepted', refusal: 'refused', undoing: 'undone' } as const;

const isFault = (code: string): code is BulkFault =>
  (bulkFaults as readonly string[]).includes(code);

/** Whether an earlier call of this moderator has taken this decision about this version. */
async function isRepeated(
  { tx, state, asker }: LockedPoi,
  version: number,
  decision: BulkDecisionBody['decision'],
): Promise<boolean> {
  if (state.version !== version + 1) return false;
  const last = await historyRepository(tx).findLast(state.id);
  return last?.action === actions[decision] && last.actorId === asker.accountId;
}

/**
 * Decides about each event in a transaction of its own: a fault of one leaves the others. A repeated
 * call changes and mails nothing. Events that another moderator has claimed are left out. The
 * editors of each organisation get one mail for all decisions of the call, and of calls shortly
 * before it.
 */
export const decidePois =
  (deps: DecidePoisDeps) =>
  async (asker: Asker, body: BulkDecisionBody, origins: Origins): Promise<BulkDecisionResult> => {
    const digestIds: DigestIds = new Map();
    let askedAt: Date | undefined;
    const items: BulkItemResult[] = [];
    for (const item of body.items)
      items.push(
        await decideOne(deps, asker, item, body.decision, (locked) => {
          askedAt ??= locked.now;
          return body.decision === 'undoing'
            ? deps.lifecycle.undo(locked, origins, askedAt)
            : decide(deps, locked, body, digestIds, origins);
        }),
      );
    return { items };
  };

async function decideOne(
  { poiChanges }: DecidePoisDeps,
  asker: Asker,
  { poiId, version }: BulkDecisionBody['items'][number],
  decision: BulkDecisionBody['decision'],
  act: (locked: LockedPoi) => Promise<Entry>,
): Promise<BulkItemResult> {
  const none = { poiId, version: null, status: null };
  let isClaimed = false;
  try {
    const poi = await poiChanges.change({ asker, poiId, version: undefined }, async (locked) => {
      if (await isRepeated(locked, version, decision)) return undefined;
      if (locked.state.version !== version) throw new Problem('poi_version_stale');
      const claim = { poiId, accountId: asker.accountId, now: locked.now };
      isClaimed = decision !== 'undoing' && (await bulkRepository(locked.tx).isClaimed(claim));
      return isClaimed ? undefined : act(locked);
    });
    return isClaimed
      ? { ...none, fault: 'poi_claimed' }
      : { poiId, fault: null, version: poi.version, status: poi.status };
  } catch (error) {
    if (error instanceof Problem && isFault(error.code)) return { ...none, fault: error.code };
    throw error;
  }
}

async function decide(
  { digests }: DecidePoisDeps,
  locked: LockedPoi,
  { decision, reasons, comment = null, note = null }: BulkDecisionBody,
  digestIds: DigestIds,
  origins: Origins,
): Promise<Entry> {
  const { now, state } = locked;
  const { organisation } = state;
  let digestId: string | null = null;
  const digested: Pick<LifecycleMailsService, 'queue'> = {
    queue: async (tx, news, toOrigins) => {
      if (organisation === null || !isDecisionNews(news)) return;
      const refusal = decision === 'refusal' ? { reasons, comment } : null;
      digestId =
        digestIds.get(organisation.id) ??
        (await digests.findOpen(tx, organisation.id, refusal, now)) ??
        uuidv7();
      const digest = { organisation, news, now };
      if (!(await digests.add(tx, { ...digest, digestId }, toOrigins))) {
        // The digest has been sent: starts another one.
        digestId = uuidv7();
        await digests.add(tx, { ...digest, digestId }, toOrigins);
      }
      digestIds.set(organisation.id, digestId);
    },
  };
  const entry =
    decision === 'acceptance'
      ? await acceptPoi({ letters: digested })(locked, { note }, origins)
      : await refusePoi({ letters: digested })(locked, { reasons, comment, note }, origins);
  return { ...entry, digestId };
}
