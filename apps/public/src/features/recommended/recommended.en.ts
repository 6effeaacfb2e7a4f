import type { Words } from '../../lib/i18n/i18n.ts';
import type { recommendedFr } from './recommended.fr.ts';

export const recommendedEn: Words<typeof recommendedFr> = {
  title: 'For you',
  previous: 'Previous ideas',
  next: 'Next ideas',
  reasons: {
    interest: {
      nature: 'Because you like nature',
      sport: 'Because you like sport',
      children: 'Because you go out with children',
      gastronomy: 'Because you like food and drink',
      culture: 'Because you like culture',
      celebration: 'Because you like a party',
      tourism: 'Because you like sightseeing',
      outgoing: 'Because you like going out',
    },
    favorites: 'Because you often save: {{theme}}',
    followed: 'Because you follow: {{theme}}',
    profile: 'Because it is your kind of thing',
    near: 'Because it is close by',
    soon: 'Because it is soon',
    popular: 'Because many people save it',
  },
  emptyTitle: 'Tell us what you like',
  empty: 'Answer five questions, in less than a minute, to see ideas here.',
  answer: 'Answer',
  nothing: 'Nothing new for you around here: widen the distance, or come back soon.',
  failed: 'Your ideas could not be loaded.',
};
