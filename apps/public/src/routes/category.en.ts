import type { Words } from '../lib/i18n.ts';
import type { categoryFr } from './category.fr.ts';

export const categoryEn: Words<typeof categoryFr> = {
  title: '{{theme}} near you · {{name}}',
  titleTown: '{{theme}} in and around {{town}} · {{name}}',
  description: '{{theme}}: dates, places and prices, sorted by day and by distance around you.',
  descriptionTown: '{{theme}} in and around {{town}}: dates, places and prices, sorted by day and by distance.',
  leadTown: '{{theme}} in',
  lead: '{{theme}},',
  themes: 'Themes',
  map: 'On the map',
};
