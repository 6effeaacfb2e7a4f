import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { MailsService, QueuedMail } from '../../mails/mails.service.ts';
import { publicOf } from '../changes/organisation-change.domain.ts';
import { organisationChangeRepository } from '../changes/organisation-change.repository.ts';
import type { MailedPerson } from '../memberships/memberships.repository.ts';
import { listMailedMembers } from '../memberships/memberships.service.ts';
import { organisationLink } from '../organisation-link.ts';
import { changedFields } from '../organisations.domain.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { getOrganisationReview } from './get-organisation-review.ts';
import { lockForReview } from './lock-for-review.ts';
import type { OrganisationReview } from './organisation-review.schema.ts';

export type DecideOrganisationChangeDeps = { db: Db; clock: Clock; mails: MailsService };

/** A null `reason` accepts the change; a text refuses it. */
export type ChangeDecision = { organisationId: string; version: number; reason: string | null };

type Tx = Parameters<typeof organisationChangeRepository>[0] &
  Parameters<typeof organisationsRepository>[0];
type Act = { id: string; actorId: string; now: Date; fields: string[] };

async function acceptChange(tx: Tx, { id, actorId, now, fields }: Act): Promise<void> {
  const organisations = organisationsRepository(tx);
  await organisationChangeRepository(tx).accept(id, now);
  if (fields.includes('name')) await organisations.notePoiChanges(id, now);
  const detail = { fields };
  await organisations.note({ organisationId: id, action: 'change-accepted', actorId, detail, now });
}

async function refuseChange(
  tx: Tx,
  { id, actorId, now, fields }: Act,
  reason: string,
): Promise<void> {
  const changes = organisationChangeRepository(tx);
  await changes.refuse(id, reason);
  await changes.bump(id, now);
  await organisationsRepository(tx).note({
    organisationId: id,
    action: 'change-refused',
    actorId,
    detail: { fields, reason },
    now,
  });
}

function mailTo(
  { id: accountId, email: to, firstName, locale }: MailedPerson,
  organisation: { organisation: string; link: string },
  reason: string | null,
): QueuedMail {
  const person = { to, accountId, locale };
  const data = { firstName, ...organisation };
  return reason === null
    ? { kind: 'organisation-change-accepted', ...person, data }
    : { kind: 'organisation-change-refused', ...person, data: { ...data, reason } };
}

/**
 * Accepting publishes the change. `proOrigin`: the site in the link of the mail. Problems: those of
 * `lockForReview`, organisation_transition_forbidden.
 */
export const decideOrganisationChange =
  ({ db, clock, mails }: DecideOrganisationChangeDeps) =>
  async (
    viewer: Viewer,
    decision: ChangeDecision,
    proOrigin: string,
  ): Promise<OrganisationReview> => {
    const { organisationId: id, reason } = decision;
    await db.$transaction(async (tx) => {
      const row = await lockForReview(tx, viewer, decision);
      if (row.status !== 'approved' || row.change === null || row.change.reason !== null)
        throw new Problem('organisation_transition_forbidden');
      const fields = changedFields(publicOf(row), publicOf(row.change));
      const act = { id, actorId: viewer.userId, now: clock.now(), fields };
      if (reason === null) await acceptChange(tx, act);
      else await refuseChange(tx, act, reason);
      const { name: organisation } = reason === null ? row.change : row;
      const owners = await listMailedMembers(tx, id, ['owner']);
      const mailed = { organisation, link: organisationLink(proOrigin, id) };
      await mails.queueAll(
        tx,
        owners.map((owner) => mailTo(owner, mailed, reason)),
      );
    });
    return getOrganisationReview({ db })(viewer, id);
  };
