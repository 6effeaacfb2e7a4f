export const categoryFr = {
  title: '{{theme}} près de chez toi · {{name}}',
  titleTown: '{{theme}} à {{town}} et autour · {{name}}',
  description: '{{theme}} : dates, lieux et prix, triés par jour et par distance autour de toi.',
  descriptionTown: '{{theme}} à {{town}} et autour : dates, lieux et prix, triés par jour et par distance.',
  leadTown: '{{theme}} à',
  lead: '{{theme}},',
  themes: 'Thématiques',
  map: 'Sur la carte',
} as const;
