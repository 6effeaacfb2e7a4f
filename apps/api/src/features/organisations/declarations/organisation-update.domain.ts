import { type PublicFields, proposalOf, publicOf } from '../changes/organisation-change.domain.ts';
import type { RegistryColumns } from '../companies/registry-columns.domain.ts';
import { changedFields } from '../organisations.domain.ts';
import type { OrganisationRow } from '../organisations.repository.ts';
import type { OrganisationChanges } from '../organisations.schema.ts';

type Sent = Omit<OrganisationChanges, 'version' | 'siren'> & { logoId?: string | null };

function columnsOf(row: OrganisationRow) {
  const { name, email, streetAddress, postalCode, locality, website, description } = row;
  const { siren, rna, logoId, registryState, registry } = row;
  return {
    name,
    email,
    streetAddress,
    postalCode,
    locality,
    website,
    description,
    siren,
    rna,
    logoId,
    registryState,
    registry: registry === null ? null : JSON.stringify(registry),
  };
}

export type OrganisationUpdate = {
  after: ReturnType<typeof columnsOf>;
  fields: string[];
  /** Proposal for the moderators: values to propose, null to withdraw it, undefined to leave it. */
  proposal: PublicFields | null | undefined;
};

/**
 * Splits an update into values to write at once and a proposal to moderators. The public fields of
 * an approved organisation are proposed, unless an administrator changes them. `checked`: a new
 * answer of the registry; undefined when it was not consulted.
 */
export function updateOf(
  row: OrganisationRow,
  sent: Sent,
  checked: RegistryColumns | undefined,
  isAdmin: boolean,
): OrganisationUpdate {
  const isApproved = row.status === 'approved';
  const isReviewed = isApproved && !isAdmin;
  const changes = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  );
  const before = columnsOf(row);
  const after = {
    ...before,
    ...changes,
    ...(isReviewed ? publicOf(row) : {}),
    ...checked,
  };
  const proposal = isApproved ? proposalOf(row, changes, isReviewed) : undefined;
  return { after, fields: changedFields(before, after), proposal };
}
