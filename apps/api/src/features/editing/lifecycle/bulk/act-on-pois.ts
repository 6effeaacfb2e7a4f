import {
  type BulkActFault,
  bulkActFaults,
} from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { type PoiTab, poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import type { Asker } from '../../../../platform/access/asker.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { PoiDraftsService } from '../../drafts/poi-drafts.service.ts';
import { historyRepository } from '../../history/history.repository.ts';
import type { Entry, LockedPoi, PoiChangesService } from '../../poi-changes.service.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import { archivePoi } from '../moves/archive-poi.ts';
import { submitPoi } from '../moves/submit-poi.ts';
import { withdrawSubmission } from '../moves/withdraw-submission.ts';
import type { BulkActBody, BulkActItem, BulkActResult } from './acts.schema.ts';

export type ActOnPoisDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  drafts: Pick<PoiDraftsService, 'delete'>;
  letters: Pick<LifecycleMailsService, 'queueWithdrawal'>;
};

type Item = BulkActBody['items'][number];

const actions = {
  submission: 'submitted',
  withdrawal: 'submission-withdrawn',
  archival: 'archived',
} as const;

// The answer names the result of each event: fifty mails about it would say nothing more.
const withoutMails = { queue: async () => {} };

const isFault = (code: string): code is BulkActFault =>
  (bulkActFaults as readonly string[]).includes(code);
const isTab = (text: string): text is PoiTab => (poiTabs as readonly string[]).includes(text);

/**
 * Does the act with each event in a transaction of its own: a fault of one leaves the others. A
 * repeated call changes nothing.
 */
export const actOnPois =
  (deps: ActOnPoisDeps) =>
  async (asker: Asker, body: BulkActBody, origins: Origins): Promise<BulkActResult> => {
    const items: BulkActItem[] = [];
    for (const item of body.items) items.push(await actOnOne(deps, asker, item, body, origins));
    return { items };
  };

async function actOnOne(
  deps: ActOnPoisDeps,
  asker: Asker,
  item: Item,
  body: BulkActBody,
  origins: Origins,
): Promise<BulkActItem> {
  const none = { poiId: item.poiId, tabs: [], version: null, status: null };
  try {
    if (body.act === 'deletion') {
      await deps.drafts.delete(asker, item.poiId, item.version);
      return { ...none, fault: null };
    }
    const { version, status } = await move(deps, asker, item, { ...body, act: body.act }, origins);
    return { ...none, fault: null, version, status };
  } catch (error) {
    if (!(error instanceof Problem) || !isFault(error.code)) throw error;
    const tabs = new Set((error.errors ?? []).map(({ detail }) => detail).filter(isTab));
    return { ...none, fault: error.code, tabs: [...tabs] };
  }
}

type MoveBody = BulkActBody & { act: keyof typeof actions };

const move = (
  deps: ActOnPoisDeps,
  asker: Asker,
  { poiId, version }: Item,
  body: MoveBody,
  origins: Origins,
) =>
  deps.poiChanges.change({ asker, poiId, version: undefined }, async (locked) => {
    if (await isRepeated(locked, version, body.act)) return undefined;
    if (locked.state.version !== version) throw new Problem('poi_version_stale');
    return act(deps, locked, body, origins);
  });

/** Whether an earlier call of this organiser has done this act with this version. */
async function isRepeated(
  { tx, state, asker }: LockedPoi,
  version: number,
  done: MoveBody['act'],
): Promise<boolean> {
  if (state.version !== version + 1) return false;
  const last = await historyRepository(tx).findLast(state.id);
  return last?.action === actions[done] && last.actorId === asker.accountId;
}

function act(
  { letters }: ActOnPoisDeps,
  locked: LockedPoi,
  { act: wanted, autopublish = false }: MoveBody,
  origins: Origins,
): Promise<Entry> {
  switch (wanted) {
    case 'submission':
      return submitPoi({ letters: withoutMails })(locked, { autopublish }, origins);
    case 'withdrawal':
      return withdrawSubmission({ letters })(locked, origins);
    case 'archival': {
      // The number of events, which `acts.schema.ts` compares, confirms in the place of each title.
      const confirmation = (locked.state.working ?? locked.state.published)?.label.trim() ?? '';
      return archivePoi(locked, { confirmation });
    }
  }
}
