export const failureFr = {
  title: 'Une erreur est survenue',
  text: 'La page n’a pas pu s’afficher. C’est de notre côté : réessaie dans un instant.',
  home: 'Revenir à l’accueil',
};

/** Shown in place of a page to an address that exceeds the rate limit. */
export const limitedFr = {
  title: 'Trop de pages à la fois',
  text: 'Ta connexion a demandé beaucoup de pages en peu de temps. Attends une minute, puis réessaie.',
  home: 'Revenir à l’accueil',
};

/** The same on the professional site. */
export const limitedProFr = {
  title: 'Trop de pages à la fois',
  text: 'Votre connexion a demandé beaucoup de pages en peu de temps. Attendez une minute, puis réessayez.',
  home: 'Revenir à l’accueil',
};

/** Shown in place of a page while the service cannot answer. */
export const busyFr = {
  title: 'Beaucoup de monde en ce moment',
  text: 'Le site ne peut pas répondre tout de suite. Attends quelques secondes, puis réessaie.',
  home: 'Revenir à l’accueil',
};

/** The same on the professional site. */
export const busyProFr = {
  title: 'Beaucoup de monde en ce moment',
  text: 'Le site ne peut pas répondre tout de suite. Attendez quelques secondes, puis réessayez.',
  home: 'Revenir à l’accueil',
};

/** Shown by a host whose site has not been built. */
export const notBuilt = (site: string, command: string): string =>
  `Le site ${site} n’est pas construit${'\u00a0'}: lance «${'\u00a0'}${command}${'\u00a0'}».`;
