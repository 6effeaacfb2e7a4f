import type { Words } from '../../lib/i18n/i18n.ts';
import type { homeFr } from './home.fr.ts';

export const homeEn: Words<typeof homeFr> = {
  title: 'What’s on near you? · {{name}}',
  titleTown: 'What’s on {{atTown}}? Events and outings · {{name}}',
  description:
    'Concerts, exhibitions, markets, walks: find what is happening nearby, by place, distance and date.',
  descriptionTown:
    'Concerts, exhibitions, markets, walks: everything on {{atTown}} and around, by distance and date.',
  tonight: 'Tonight',
  weekend: 'This weekend',
  picks: 'Not to be missed in France',
  themes: 'Themes',
  neighbours: 'Towns nearby',
  map: 'On the map',
};
