import { validate as isUuid } from 'uuid';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { assertHourlyLimit, findSender } from './import-sender.ts';

export type AssertMaySendDeps = { db: Db; clock: Clock };

export const assertMaySend =
  ({ db, clock }: AssertMaySendDeps) =>
  async (viewer: Viewer, organisationId: unknown): Promise<void> => {
    await findSender(db, viewer, parseOrganisationId(organisationId));
    await assertHourlyLimit(db, viewer, clock.now());
  };

function parseOrganisationId(field: unknown): string | undefined {
  if (field === undefined || field === '') return undefined;
  const id = String(field);
  if (isUuid(id)) return id;
  throw new Problem('request_invalid', undefined, [
    { pointer: '/body/organisationId', code: 'invalid_format', detail: 'Expected a UUID' },
  ]);
}
