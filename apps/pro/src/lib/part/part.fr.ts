export const partFr = {
  lost: 'Cette partie de la page ne s’est pas chargée',
  lostText: 'Ce que vous avez saisi est toujours là. Vérifiez votre connexion, puis réessayez.',
  broken: 'Cette partie de la page a rencontré un problème',
  retry: 'Réessayer',
  reload: 'Recharger la page',
} as const;
