import type { recentPlacesFr } from './recent-places.fr.ts';

export const recentPlacesEn: typeof recentPlacesFr = {
  aroundMe: 'Around me',
  title: 'Your last places',
  count: (count) => `Your last places: ${count}`,
  forget: 'Forget them',
  forgotten: 'Your last places are forgotten',
};
