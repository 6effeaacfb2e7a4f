import { canBecome } from '@parages/contracts/vocabulary/events/poi-statuses';
import { v7 as uuidv7 } from 'uuid';
import { isLight } from '../../content/changes.domain.ts';
import { contentRepository } from '../../content/content.repository.ts';
import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import { canRepublish, statusOf } from '../transitions.domain.ts';
import {
  assertApproved,
  assertComplete,
  changesOnline,
  forbidden,
  newsAbout,
  putOnline,
} from './locked-poi.ts';

export type PublishPoiDeps = { letters: Pick<LifecycleMailsService, 'queue'> };

export const publishPoi =
  ({ letters }: PublishPoiDeps) =>
  async (locked: LockedPoi, origins: Origins): Promise<Entry> => {
    const { tx, state } = locked;
    const version = state.archivedAt === null ? state.working : null;
    if (version === null || (version.status !== 'accepted' && version.status !== 'draft'))
      throw forbidden(statusOf(state), 'published');
    const content = await contentRepository(tx).find(version.id);
    const changes = await changesOnline(locked, content);
    const isAccepted = canBecome(version.status, 'published');
    if (!isAccepted && !canRepublish(state, isLight(changes)))
      throw forbidden(version.status, 'published');
    assertApproved(state);
    if (!isAccepted) assertComplete(content);
    const slugFr = await putOnline(locked, version, content, null);
    const id = uuidv7();
    if (isAccepted) {
      const news = { ...newsAbout(locked, id, content.dates.label), slugFr };
      await letters.queue(tx, { ...news, kind: 'poi-published' }, origins);
    }
    return {
      id,
      action: 'published',
      versionNumber: version.number,
      fromStatus: isAccepted ? version.status : 'published',
      toStatus: 'published',
      changes,
    };
  };
