/**
 * Identity of the application, in one place: a test compares the sources of both systems with it.
 * `origin` is that of the site and of its API; a build takes another one from `MOBILE_ORIGIN`.
 */
export const appSettings = {
  id: 'fr.parages.app',
  name: 'Parages',
  scheme: 'parages',
  origin: 'https://parages.example',
} as const;
