import { stationCategories } from './stations.fr.ts';

export const streets = [
  'Rue de la République',
  'Place de la Mairie',
  'Rue des Tilleuls',
  'Avenue de la Gare',
  'Rue du Moulin',
  'Boulevard des Écoles',
  'Rue de l’Église',
  'Chemin des Vignes',
  'Quai du Port',
  'Allée des Marronniers',
  'Impasse du Lavoir',
  'Rue Haute',
].map((street) => street.replace('’', "'"));

/** A street whose name contains this word is never found. */
export const unknownWord = 'introuvable';

export const places = [
  { name: (city: string) => `Mairie de ${city}`, category: ['administratif', 'mairie'] },
  { name: (city: string) => `Gare de ${city}`, category: stationCategories },
  {
    name: (city: string) => `Gare routière de ${city}`,
    category: ['équipement de transport', 'gare routière'],
  },
  {
    name: (city: string) => `Médiathèque de ${city}`,
    category: ['culture et loisirs', 'bibliothèque'],
  },
];

export const sentences = {
  notDone: 'Le bac à sable ne connaît pas les parcelles ni la complétion.',
};
