export const schemeFr = {
  title: 'Apparence',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
} as const;
