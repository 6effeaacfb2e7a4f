/** Paths of the public pages that list no event, for the sitemap. */
export const textPages = [
  '/commencez',
  '/pourquoi-parages',
  '/notre-histoire',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/feedback',
] as const;
