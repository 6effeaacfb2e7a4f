import { v7 as uuidv7 } from 'uuid';
import { contentRepository } from '../../content/content.repository.ts';
import { assertModerates, type Entry, type LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { Acceptance } from '../lifecycle.schema.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import {
  afterUndo,
  assertApproved,
  changesOnline,
  newsAbout,
  noReasons,
  putOnline,
  workingInReview,
} from './locked-poi.ts';

export type AcceptPoiDeps = { letters: Pick<LifecycleMailsService, 'queue'> };

export const acceptPoi =
  ({ letters }: AcceptPoiDeps) =>
  async (
    locked: LockedPoi,
    { note = null }: Pick<Acceptance, 'note'>,
    origins: Origins,
  ): Promise<Entry> => {
    const { tx, state, now } = locked;
    assertModerates(locked);
    const to = state.working?.autopublish === false ? 'accepted' : 'published';
    const version = workingInReview(state, to);
    assertApproved(state);
    const id = uuidv7();
    const content = await contentRepository(tx).find(version.id);
    const changes = await changesOnline(locked, content);
    const news = { ...newsAbout(locked, id, content.dates.label), sendAt: afterUndo(now) };
    if (to === 'accepted') {
      const move = { ...noReasons, versionId: version.id, status: to, decidedAt: now };
      await lifecycleRepository(tx).move(move);
      await letters.queue(tx, { ...news, kind: 'poi-accepted' }, origins);
    } else {
      const slugFr = await putOnline(locked, version, content, now);
      await letters.queue(tx, { ...news, kind: 'poi-published', slugFr }, origins);
    }
    return {
      id,
      action: 'accepted',
      versionNumber: version.number,
      fromStatus: 'in-review',
      toStatus: to,
      changes,
      note,
    };
  };
