export const appRedirectFr = {
  title: 'On te ramène dans l’application',
  text: 'Elle devrait s’ouvrir toute seule.',
  waiting: 'Un instant…',
  open: 'Ouvrir l’application',
  help: 'Rien ne se passe ? L’application est peut-être absente de cet appareil.',
} as const;
