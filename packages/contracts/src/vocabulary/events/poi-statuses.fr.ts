import type { PoiStatus } from './poi-statuses.ts';

export const poiStatusLabels: Record<PoiStatus, string> = {
  draft: 'Brouillon',
  'in-review': 'À valider',
  accepted: 'Accepté',
  refused: 'Refusé',
  published: 'Publié',
  archived: 'Archivé',
};
