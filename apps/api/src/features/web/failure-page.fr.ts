export const failureFr = {
  title: 'Une erreur est survenue',
  text: 'La page n’a pas pu s’afficher. C’est de notre côté : réessaie dans un instant.',
  home: 'Revenir à l’accueil',
};

/** Shown by a host whose site has not been built. */
export const notBuilt = (site: string, command: string): string =>
  `Le site ${site} n’est pas construit${'\u00a0'}: lance «${'\u00a0'}${command}${'\u00a0'}».`;
