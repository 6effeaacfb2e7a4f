import type { Viewer } from '../../../platform/access/viewer.ts';
import { attachSource } from './attach-source.ts';
import { type ChangeSourceDeps, findSource } from './change-source.ts';
import { detachSource } from './detach-source.ts';
import { followSource } from './follow-source.ts';
import { keepMissing } from './keep-missing.ts';
import { listReports } from './list-reports.ts';
import { listSources } from './list-sources.ts';
import { listLocks } from './locks/list-locks.ts';
import { releaseLock } from './locks/release-lock.ts';
import { requestPull } from './request-pull.ts';

export const followedSourcesService = (deps: ChangeSourceDeps) => ({
  list: listSources(deps),
  get: (viewer: Viewer, sourceId: string) => findSource(deps, viewer, sourceId),
  reports: listReports(deps),
  attach: attachSource(deps),
  follow: followSource(deps),
  requestPull: requestPull(deps),
  keepMissing: keepMissing(deps),
  detach: detachSource(deps),
  locks: listLocks(deps),
  releaseLock: releaseLock(deps),
});

export type FollowedSourcesService = ReturnType<typeof followedSourcesService>;
