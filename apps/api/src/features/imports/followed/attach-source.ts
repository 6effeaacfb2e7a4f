import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import { type ChangeSourceDeps, findSource, readerOf } from './change-source.ts';
import { readSourceAddress } from './followed-sources.domain.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { Source, SourceBody } from './followed-sources.schema.ts';

/**
 * Each address of the team has a source of its own, since two calendars may give the same identifier.
 * It begins with another word than that of files, so that queues name a feed as its origin.
 */
const teamSourceOf = ({ href, host }: URL): string =>
  `followed:${host}:${createHash('sha256').update(href).digest('hex').slice(0, 16)}`;

async function assertMayAttach(
  tx: Transaction,
  viewer: Viewer,
  organisationId: string | undefined,
): Promise<void> {
  if (organisationId === undefined) {
    if (!readerOf(viewer).isTeam) throw new Problem('permission_missing');
    return;
  }
  const { status } = await editorOf(tx, viewer.userId, organisationId);
  if (status !== 'approved') throw new Problem('organisation_not_approved');
}

/**
 * Attaches an address, which a worker then reads for the preview. Idempotent: an address that the
 * organisation has attached is returned unchanged. Without an organisation, it is one of the team.
 * @throws {Problem} organisation_not_found, permission_missing for a reader and, without an organisation,
 * outside the team, organisation_suspended,
 * organisation_not_approved, source_address_refused, quota_reached
 */
export const attachSource =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, { organisationId: given, url: typed }: SourceBody): Promise<Source> => {
    const sourceId = await deps.db.$transaction(async (tx) => {
      await assertMayAttach(tx, viewer, given);
      const organisationId = given ?? null;
      const url = readSourceAddress(typed);
      if (url === undefined) throw new Problem('source_address_refused');
      const sources = followedSourcesRepository(tx);
      // Of two requests that attach the last address of the quota, one waits for the other.
      await lockName(tx, `followed sources ${organisationId ?? 'of the team'}`);
      const known = await sources.findByUrl(organisationId, url);
      if (known !== null) return known.id;
      assertQuota(
        organisationId === null ? 'teamSources' : 'sources',
        await sources.count(organisationId),
      );
      const id = uuidv7();
      const poiSource = organisationId === null ? teamSourceOf(url) : null;
      await sources.insert({ id, organisationId, poiSource, url, now: deps.clock.now() });
      return id;
    });
    return findSource(deps, viewer, sourceId);
  };
