/** Paths of the public pages of plain text (they list no event) that search engines may index. */
export const textPages = [
  '/commencez',
  '/pourquoi-parages',
  '/notre-histoire',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/feedback',
] as const;
