import type { PoiStatus } from './poi-statuses.ts';

/** What organisers and moderators read. */
export const poiStatusLabels: Record<PoiStatus, string> = {
  draft: 'Brouillon',
  'in-review': 'À valider',
  accepted: 'Accepté',
  refused: 'Refusé',
  published: 'Publié',
  archived: 'Archivé',
};
