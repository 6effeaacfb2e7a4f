import { v7 as uuidv7 } from 'uuid';
import { assertModerates, type Entry, type LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { Refusal } from '../lifecycle.schema.ts';
import type { LifecycleMailsService, LifecycleNews, Origins } from '../lifecycle-mails.service.ts';
import { afterUndo, newsAbout, noReasons, workingInReview } from './locked-poi.ts';

export type RefusePoiDeps = { letters: Pick<LifecycleMailsService, 'queue'> };

export const refusePoi =
  ({ letters }: RefusePoiDeps) =>
  async (
    locked: LockedPoi,
    { reasons, comment = null, note = null }: Omit<Refusal, 'version'>,
    origins: Origins,
  ): Promise<Entry> => {
    const { tx, state, now } = locked;
    assertModerates(locked);
    const version = workingInReview(state, 'refused');
    await lifecycleRepository(tx).move({
      ...noReasons,
      versionId: version.id,
      status: 'refused',
      decidedAt: now,
      reasons,
      comment,
    });
    const id = uuidv7();
    const news: LifecycleNews = {
      ...newsAbout(locked, id, version.label),
      sendAt: afterUndo(now),
      kind: 'poi-refused',
      reasons,
      comment,
    };
    await letters.queue(tx, news, origins);
    return {
      id,
      action: 'refused',
      versionNumber: version.number,
      fromStatus: 'in-review',
      toStatus: 'refused',
      reasons,
      comment,
      note,
    };
  };
