import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { saveProposal } from '../changes/save-proposal.ts';
import type { CompaniesService } from '../companies/companies.service.ts';
import { numberMissing, readRna } from '../companies/read-rna.ts';
import type { RegistryColumns } from '../companies/registry-columns.domain.ts';
import { getOrganisation } from '../get-organisation.ts';
import { lockVersionAsOwner } from '../memberships/lock-as-owner.ts';
import { type OrganisationRow, organisationsRepository } from '../organisations.repository.ts';
import type { Organisation, OrganisationChanges } from '../organisations.schema.ts';
import { type OrganisationUpdate, updateOf } from './organisation-update.domain.ts';

export type UpdateOrganisationDeps = {
  db: Db;
  clock: Clock;
  companies: Pick<CompaniesService, 'checkNumbers'>;
};

/**
 * Runs before the transaction, which must not wait for the registry. Undefined when there is
 * nothing to check, or the account is not an owner.
 */
async function checkAgain(
  { db, companies }: UpdateOrganisationDeps,
  accountId: string,
  id: string,
  sent: { siren?: string | null | undefined; rna?: string | null },
): Promise<RegistryColumns | undefined> {
  const row = await organisationsRepository(db).findMine(accountId, id);
  if (row?.role !== 'owner') return undefined;
  const siren = sent.siren === undefined ? row.siren : sent.siren;
  const rna = sent.rna === undefined ? row.rna : sent.rna;
  const isSame =
    siren === null
      ? rna !== null && row.siren === null && rna === row.rna
      : sent.siren === undefined;
  return isSame && row.registryState !== 'unchecked'
    ? undefined
    : companies.checkNumbers(accountId, { siren, rna });
}

/** An approved organisation keeps its numbers; one without a SIREN may add it. */
function assertKeepsNumbers(row: OrganisationRow, { after }: OrganisationUpdate): void {
  if (after.siren === null && after.rna === null) throw numberMissing();
  if (row.status !== 'approved') return;
  for (const number of ['siren', 'rna'] as const)
    if (row[number] !== null && after[number] !== row[number])
      throw new Problem('request_invalid', undefined, [
        {
          pointer: `/body/${number}`,
          code: `${number}_fixed`,
          detail: `An approved organisation keeps its ${number.toUpperCase()}`,
        },
      ]);
}

export async function saveUpdate(
  tx: Parameters<typeof organisationsRepository>[0],
  { id, status }: OrganisationRow,
  { after, fields }: OrganisationUpdate,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const organisations = organisationsRepository(tx);
  await organisations.save({ ...after, id, now });
  if (status === 'approved' && fields.includes('name')) await organisations.notePoiChanges(id, now);
  if (fields.length > 0)
    await organisations.note({
      organisationId: id,
      action: 'updated',
      actorId,
      detail: { fields },
      now,
    });
}

/**
 * Updates an organisation. Changed public fields of an approved one are proposed to moderators,
 * unless an administrator changes them. Problems: those of `lockVersionAsOwner`, request_invalid
 * (SIREN, RNA), company_ceased.
 */
export const updateOrganisation =
  (deps: UpdateOrganisationDeps) =>
  async (
    { userId: accountId, role }: Viewer,
    id: string,
    { version, siren, rna, ...others }: OrganisationChanges,
  ): Promise<Organisation> => {
    const { db, clock } = deps;
    const sent = { ...others, ...(rna !== undefined && { rna: readRna(rna) }) };
    const checked = await checkAgain(deps, accountId, id, { ...sent, siren });
    await db.$transaction(async (tx) => {
      const row = await lockVersionAsOwner(tx, accountId, id, version);
      const update = updateOf(row, sent, checked, role === 'admin');
      assertKeepsNumbers(row, update);
      if (update.fields.length === 0 && update.proposal === undefined) return;
      const now = clock.now();
      await saveUpdate(tx, row, update, { actorId: accountId, now });
      await saveProposal(tx, { row, actorId: accountId, proposal: update.proposal, now });
    });
    return getOrganisation({ db })(accountId, id);
  };
