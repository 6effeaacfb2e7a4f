import { quotas } from '@parages/contracts/vocabulary/quotas';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsOf } from '../../organisations/memberships/memberships.service.ts';
import type { ChangeSourceDeps } from './change-source.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { SourceList, SourceListQuery } from './followed-sources.schema.ts';

/** @throws {Problem} organisation_not_found */
export const listSources =
  ({ db, clock }: ChangeSourceDeps) =>
  async ({ userId }: Viewer, { organisationId }: SourceListQuery): Promise<SourceList> => {
    const own = await organisationsOf(db, userId);
    if (organisationId !== undefined && !own.some(({ id }) => id === organisationId))
      throw new Problem('organisation_not_found');
    const items = await followedSourcesRepository(db).list({
      accountId: userId,
      organisationId: organisationId ?? null,
      sourceId: null,
      now: clock.now(),
      most: quotas.sources * Math.max(own.length, 1),
    });
    return { items };
  };
