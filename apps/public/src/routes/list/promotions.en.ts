import type { Words } from '../../lib/i18n/i18n.ts';
import type { promotionsFr } from './promotions.fr.ts';

export const promotionsEn: Words<typeof promotionsFr> = {
  title: 'In the spotlight: {{theme}} near you · {{name}}',
  titleTown: 'In the spotlight {{atTown}}: {{theme}} · {{name}}',
  titleCountry: 'In the spotlight: {{theme}} all over France · {{name}}',
  descriptionCountry: '{{theme}} in the spotlight all over France: dates, places and prices.',
  description: '{{theme}} in the spotlight near you: dates, places and prices.',
  descriptionTown: '{{theme}} in the spotlight {{atTown}} and around: dates, places and prices.',
  all: 'Events',
  lead: 'In the spotlight,',
  leadTown: 'In the spotlight in',
  hint: 'Organisers pay to promote these events. The other lists ignore this.',
  themes: 'Themes',
  everyTheme: 'Every theme in the spotlight',
};
