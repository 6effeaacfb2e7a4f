import type { PoiStatus } from './poi-statuses.ts';

export const poiStatusLabels: Record<PoiStatus, string> = {
  draft: 'Brouillon',
  'in-review': 'En vérification',
  accepted: 'Accepté',
  refused: 'Refusé',
  published: 'Publié',
  archived: 'Archivé',
};
