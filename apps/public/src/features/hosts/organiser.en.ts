import type { Words } from '../../lib/i18n/i18n.ts';
import type { organiserFr } from './organiser.fr.ts';

export const organiserEn: Words<typeof organiserFr> = {
  kicker: 'Organiser',
  title: '{{name}}, their events',
  description: 'Events by {{name}}: dates, places and prices.',
  descriptionTown: 'Events by {{name}} {{atTown}}: dates, places and prices.',
  site: 'Website',
  upcoming: 'Their events',
  emptyText: 'This organiser has no event online at the moment.',
};
