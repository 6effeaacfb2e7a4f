import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import { type ChangeSourceDeps, findSource } from './change-source.ts';
import { readSourceAddress } from './followed-sources.domain.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { Source, SourceBody } from './followed-sources.schema.ts';

/**
 * Attaches an address, which a worker then reads for the preview. Idempotent: an address that the
 * organisation has attached is returned unchanged.
 * @throws {Problem} organisation_not_found, permission_missing for a reader, organisation_suspended,
 * organisation_not_approved, source_address_refused, quota_reached
 */
export const attachSource =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, { organisationId, url: typed }: SourceBody): Promise<Source> => {
    const sourceId = await deps.db.$transaction(async (tx) => {
      const { status } = await editorOf(tx, viewer.userId, organisationId);
      if (status !== 'approved') throw new Problem('organisation_not_approved');
      const url = readSourceAddress(typed);
      if (url === undefined) throw new Problem('source_address_refused');
      const sources = followedSourcesRepository(tx);
      // Of two requests that attach the last address of the quota, one waits for the other.
      await lockName(tx, `followed sources ${organisationId}`);
      const known = await sources.findByUrl(organisationId, url);
      if (known !== null) return known.id;
      assertQuota('sources', await sources.count(organisationId));
      const id = uuidv7();
      await sources.insert({ id, organisationId, url, now: deps.clock.now() });
      return id;
    });
    return findSource(deps, viewer, sourceId);
  };
