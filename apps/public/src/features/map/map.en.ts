import type { Words } from '../../lib/i18n.ts';
import type { mapFr } from './map.fr.ts';

export const mapEn: Words<typeof mapFr> = {
  label: 'Map of events',
  show: 'Show the map',
  skip: 'Skip the map',
  loading: 'The map is loading',
  cluster_one: '{{count}} event here, zoom in',
  cluster_other: '{{count}} events here, zoom in',
  local: 'Simplified background map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
