export const categoryFr = {
  titles: {
    theme: '{{theme}} près de chez toi · {{name}}',
    themeTown: '{{theme}} {{atTown}} et autour · {{name}}',
    townTime: 'Que faire {{atTown}} {{time}} ? Sorties et événements · {{name}}',
    themeTownTime: '{{theme}} {{atTown}} {{time}} · {{name}}',
  },
  descriptions: {
    theme: '{{theme}} : dates, lieux et prix, triés par jour et par distance autour de toi.',
    themeTown:
      '{{theme}} {{atTown}} et autour : dates, lieux et prix, triés par jour et par distance.',
    townTime:
      'Toutes les sorties {{atTown}} et autour {{time}} ({{days}}), avec leurs horaires, leurs lieux et leurs prix.',
    themeTownTime: '{{theme}} {{atTown}} et autour {{time}} ({{days}}) : horaires, lieux et prix.',
  },
  times: { today: 'aujourd’hui', tomorrow: 'demain', nextWeekend: 'ce week-end' },
  everything: 'Sorties',
  intro: '{{theme}} {{atTown}} et autour, {{time}} : {{days}}.',
  leadTown: '{{theme}} à',
  lead: '{{theme}},',
  themes: 'Thématiques',
  map: 'Sur la carte',
} as const;
