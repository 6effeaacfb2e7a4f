import type { PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import { poiStatusLabels } from '@parages/contracts/vocabulary/events/poi-statuses.fr';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';

const tones: Record<PoiStatus, NonNullable<BadgeProps['tone']>> = {
  draft: 'paper',
  'in-review': 'info',
  accepted: 'highlight',
  refused: 'danger',
  published: 'success',
  archived: 'ink',
};

export const PoiStatusBadge = ({ status }: { status: PoiStatus }) => (
  <Badge tone={tones[status]}>{poiStatusLabels[status]}</Badge>
);
