import type { Words } from '../../lib/i18n/i18n.ts';
import type { seoFr } from './seo.fr.ts';

export const seoEn: Words<typeof seoFr> = {
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  times: { today: 'Today', tomorrow: 'Tomorrow', nextWeekend: 'This weekend' },
  timesIn: 'When are you going out {{atTown}}?',
  timesOf: '{{theme}} {{atTown}}',
  elsewhere: 'Going out elsewhere',
  themeElsewhere: '{{theme}} elsewhere',
  promoted: 'In the spotlight',
  search: 'Search',
};
