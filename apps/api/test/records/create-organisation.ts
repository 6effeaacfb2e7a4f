import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../src/platform/database/database.ts';

export type OrganisationSketch = {
  name?: string;
  status?: OrganisationStatus;
  /** The first member is the applicant. */
  members?: readonly { id: string; role: MemberRole }[];
  siren?: string | null;
  reason?: string;
  submittedAt?: Date;
};

export async function createOrganisation(
  db: Db,
  sketch: OrganisationSketch = {},
): Promise<{ id: string; slug: string; name: string }> {
  const id = uuidv7();
  const {
    name = 'Comité des fêtes',
    status = 'approved',
    members = [],
    siren = '000100016',
    submittedAt = new Date('2026-06-01T08:00:00Z'),
  } = sketch;
  const isDecided = status !== 'pending';
  const needsReason = status === 'refused' || status === 'suspended';
  await db.organisation.create({
    data: {
      id,
      slug: `organisation-${id}`,
      name,
      status,
      siren,
      submittedAt,
      email: 'bonjour@comite.example',
      streetAddress: '3 quai du Port',
      postalCode: '37000',
      locality: 'Tours',
      applicantId: members[0]?.id ?? uuidv7(),
      ...(isDecided ? { decidedAt: submittedAt } : {}),
      ...(needsReason ? { reason: sketch.reason ?? 'Il manque une information.' } : {}),
      members: { create: members.map((member) => ({ accountId: member.id, role: member.role })) },
    },
  });
  return { id, slug: `organisation-${id}`, name };
}
