import { v7 as uuidv7 } from 'uuid';
import { contentRepository } from '../../content/content.repository.ts';
import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { Submission } from '../lifecycle.schema.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import {
  assertApproved,
  assertComplete,
  changesOnline,
  newsAbout,
  noReasons,
  working,
} from './locked-poi.ts';

export type SubmitPoiDeps = { letters: Pick<LifecycleMailsService, 'queue'> };

export const submitPoi =
  ({ letters }: SubmitPoiDeps) =>
  async (
    locked: LockedPoi,
    { autopublish }: Pick<Submission, 'autopublish'>,
    origins: Origins,
  ): Promise<Entry> => {
    const { tx, state, now, asker } = locked;
    const version = working(state, 'in-review');
    assertApproved(state);
    const content = await contentRepository(tx).find(version.id);
    assertComplete(content);
    await lifecycleRepository(tx).move({
      ...noReasons,
      versionId: version.id,
      status: 'in-review',
      autopublish,
      submittedAt: now,
    });
    const id = uuidv7();
    const news = {
      ...newsAbout(locked, id, content.dates.label),
      kind: 'poi-in-review' as const,
      onlyAccountId: asker.accountId,
    };
    await letters.queue(tx, news, origins);
    return {
      id,
      action: 'submitted',
      versionNumber: version.number,
      fromStatus: version.status,
      toStatus: 'in-review',
      changes: await changesOnline(locked, content),
    };
  };
