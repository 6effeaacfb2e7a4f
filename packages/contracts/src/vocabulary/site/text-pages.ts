/** Addresses of the public site that show no event and that search engines may keep. */
export const textPages = [
  '/commencez',
  '/pourquoi-parages',
  '/notre-histoire',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/feedback',
] as const;
