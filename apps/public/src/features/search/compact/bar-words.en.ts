import type { Words } from '../../../lib/i18n/i18n.ts';
import type { searchBarFr } from './bar-words.fr.ts';

export const searchBarEn: Words<typeof searchBarFr> = {
  what: 'What',
  whatPlaceholder: 'Concert, market, artist…',
  where: 'Where',
  near: 'near you',
  on: 'When',
  anyDate: 'Any date',
  submit: 'Search',
};
