export const promotionsFr = {
  title: 'À la une : {{theme}} près de chez toi · {{name}}',
  titleTown: 'À la une {{atTown}} : {{theme}} · {{name}}',
  titleCountry: 'À la une\u00a0: {{theme}} partout en France · {{name}}',
  descriptionCountry: '{{theme}} à la une, partout en France\u00a0: dates, lieux et prix.',
  description: '{{theme}} à la une, près de chez toi : dates, lieux et prix.',
  descriptionTown: '{{theme}} à la une {{atTown}} et autour : dates, lieux et prix.',
  all: 'Événements',
  lead: 'À la une,',
  leadTown: 'À la une à',
  hint: 'Les organisateurs paient pour que ces événements soient mis en avant. Les autres listes n’en tiennent pas compte.',
  themes: 'Thématiques',
  everyTheme: 'Toutes les thématiques à la une',
} as const;
