import { changedFields } from '../organisations.domain.ts';
import { type OrganisationRow, organisationsRepository } from '../organisations.repository.ts';
import { type PublicFields, publicOf } from './organisation-change.domain.ts';
import { organisationChangeRepository } from './organisation-change.repository.ts';

type Tx = Parameters<typeof organisationChangeRepository>[0] &
  Parameters<typeof organisationsRepository>[0];

type Proposal = {
  row: OrganisationRow;
  actorId: string;
  /** Null withdraws the proposal, undefined leaves it. */
  proposal: PublicFields | null | undefined;
  now: Date;
};

export async function saveProposal(
  tx: Tx,
  { row, actorId, proposal, now }: Proposal,
): Promise<void> {
  if (proposal === undefined) return;
  const changes = organisationChangeRepository(tx);
  const organisations = organisationsRepository(tx);
  const act = { organisationId: row.id, actorId, now };
  if (proposal === null) {
    await changes.withdraw(row.id);
    return organisations.note({ ...act, action: 'change-withdrawn' });
  }
  await changes.propose(row.id, proposal, now);
  return organisations.note({
    ...act,
    action: 'change-proposed',
    detail: { fields: changedFields(publicOf(row), proposal) },
  });
}
