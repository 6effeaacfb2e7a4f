import { quotas } from '@parages/contracts/vocabulary/quotas';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsOf } from '../../organisations/memberships/memberships.service.ts';
import { type ChangeSourceDeps, readerOf } from './change-source.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { SourceList, SourceListQuery } from './followed-sources.schema.ts';

/** @throws {Problem} organisation_not_found, permission_missing outside the team */
export const listSources =
  ({ db, clock }: ChangeSourceDeps) =>
  async (viewer: Viewer, { organisationId, owner }: SourceListQuery): Promise<SourceList> => {
    const ofTeam = owner === 'team';
    if (ofTeam && !readerOf(viewer).isTeam) throw new Problem('permission_missing');
    const own = await organisationsOf(db, viewer.userId);
    if (organisationId !== undefined && !own.some(({ id }) => id === organisationId))
      throw new Problem('organisation_not_found');
    const items = await followedSourcesRepository(db).list({
      accountId: viewer.userId,
      // Sources of the team are listed apart.
      isTeam: ofTeam,
      isOfTeam: ofTeam,
      organisationId: organisationId ?? null,
      sourceId: null,
      now: clock.now(),
      most: ofTeam ? quotas.teamSources : quotas.sources * Math.max(own.length, 1),
    });
    return { items };
  };
