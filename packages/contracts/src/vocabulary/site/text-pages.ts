/** Paths of public pages without events that search engines may index. */
export const textPages = [
  '/commencez',
  '/pourquoi-parages',
  '/notre-histoire',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/feedback',
] as const;
