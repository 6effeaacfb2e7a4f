export const startNoticeFr = {
  late: 'Votre espace tarde à s’afficher. Vérifiez votre connexion.',
  reload: 'Recharger la page',
} as const;
