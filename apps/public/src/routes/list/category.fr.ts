export const categoryFr = {
  titles: {
    theme: '{{theme}} près de chez toi · {{name}}',
    themeTown: '{{theme}} {{atTown}} et autour · {{name}}',
    themeCountry: '{{theme}} partout en France · {{name}}',
    themeArea: '{{theme}} dans la zone de la carte · {{name}}',
    townTime: 'Que faire {{atTown}} {{time}} ? Sorties et événements · {{name}}',
    themeTownTime: '{{theme}} {{atTown}} {{time}} · {{name}}',
    all: 'Toutes les sorties près de chez toi · {{name}}',
    allTown: 'Toutes les sorties {{atTown}} · {{name}}',
    allCountry: 'Toutes les sorties partout en France · {{name}}',
    allArea: 'Toutes les sorties dans la zone de la carte · {{name}}',
    text: 'Recherche\u00a0: {{text}} près de chez toi · {{name}}',
    textTown: 'Recherche\u00a0: {{text}} {{atTown}} · {{name}}',
    textCountry: 'Recherche\u00a0: {{text}} partout en France · {{name}}',
    textArea: 'Recherche\u00a0: {{text}} dans la zone de la carte · {{name}}',
  },
  descriptions: {
    theme: '{{theme}} : dates, lieux et prix, triés par jour et par distance autour de toi.',
    themeTown:
      '{{theme}} {{atTown}} et autour : dates, lieux et prix, triés par jour et par distance.',
    themeCountry: '{{theme}} partout en France\u00a0: dates, lieux et prix, triés par jour.',
    themeArea: '{{theme}} dans la zone de la carte\u00a0: dates, lieux et prix, triés par jour.',
    townTime:
      'Toutes les sorties {{atTown}} et autour {{time}} ({{days}}), avec leurs horaires, leurs lieux et leurs prix.',
    themeTownTime: '{{theme}} {{atTown}} et autour {{time}} ({{days}}) : horaires, lieux et prix.',
    all: 'Toutes les sorties autour de toi\u00a0: dates, lieux et prix, triés par jour et par distance.',
    allTown:
      'Toutes les sorties {{atTown}} et autour\u00a0: dates, lieux et prix, triés par jour et par distance.',
    allCountry: 'Toutes les sorties partout en France\u00a0: dates, lieux et prix, triés par jour.',
    allArea:
      'Toutes les sorties dans la zone de la carte\u00a0: dates, lieux et prix, triés par jour.',
    text: 'Les sorties trouvées pour {{text}} autour de toi\u00a0: dates, lieux et prix.',
    textTown:
      'Les sorties trouvées pour {{text}} {{atTown}} et autour\u00a0: dates, lieux et prix.',
    textCountry:
      'Les sorties trouvées pour {{text}} partout en France\u00a0: dates, lieux et prix.',
    textArea:
      'Les sorties trouvées pour {{text}} dans la zone de la carte\u00a0: dates, lieux et prix.',
  },
  times: { today: 'aujourd’hui', tomorrow: 'demain', nextWeekend: 'ce week-end' },
  everything: 'Sorties',
  intro: '{{theme}} {{atTown}} et autour, {{time}} : {{days}}.',
  leadTown: '{{theme}} à',
  lead: '{{theme}},',
  leadAllTown: 'Toutes les sorties à',
  leadAll: 'Toutes les sorties',
  leadTextTown: 'Recherche\u00a0: {{text}} à',
  leadText: 'Recherche\u00a0: {{text}}',
  allThemes: 'Toutes',
  themes: 'Thématiques',
  map: 'Sur la carte',
} as const;
