import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { organisationStatusLabels } from '@parages/contracts/vocabulary/organisations/organisation-statuses.fr';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';

const tones: Record<OrganisationStatus, NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  suspended: 'ink',
};

export const OrganisationBadge = ({ status }: { status: OrganisationStatus }) => (
  <Badge tone={tones[status]}>{organisationStatusLabels[status]}</Badge>
);
