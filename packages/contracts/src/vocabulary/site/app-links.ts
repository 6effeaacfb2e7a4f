/**
 * Beginnings of the paths that the mobile application opens instead of the browser. A callback of a
 * provider (`/auth/callback`) is none: a sign-in that a browser began ends there.
 */
export const appLinkPaths = [
  '/app-redirect/',
  '/auth/reset-password',
  '/auth/verify-email',
  '/category/',
  '/evenement/',
  '/favorites',
  '/lieu/',
  '/organisateur/',
  '/poi/',
  '/promotions',
  '/recherche',
  '/ville/',
] as const;
