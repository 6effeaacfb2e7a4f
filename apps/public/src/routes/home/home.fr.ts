export const homeFr = {
  title: 'Que faire près de chez toi ? · {{name}}',
  titleTown: 'Que faire {{atTown}} ? Événements et sorties · {{name}}',
  description:
    'Concerts, expositions, marchés, balades : trouve ce qui se passe dans les parages, par lieu, par distance et par date.',
  descriptionTown:
    'Concerts, expositions, marchés, balades : toutes les sorties {{atTown}} et autour, par distance et par date.',
  tonight: 'Ce soir',
  weekend: 'Ce week-end',
  picks: 'À ne pas manquer en France',
  themes: 'Thématiques',
  neighbours: 'Communes voisines',
  map: 'Sur la carte',
} as const;
