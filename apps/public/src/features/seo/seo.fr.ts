export const seoFr = {
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  times: { today: 'Aujourd’hui', tomorrow: 'Demain', nextWeekend: 'Ce week-end' },
  timesIn: 'Quand sortir {{atTown}}\u00a0?',
  timesOf: '{{theme}} {{atTown}}',
  elsewhere: 'Sortir ailleurs',
  themeElsewhere: '{{theme}} ailleurs',
  promoted: 'À la une',
  search: 'Recherche',
} as const;
