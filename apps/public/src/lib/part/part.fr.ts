export const partFr = {
  lost: 'Cette partie de la page ne s’est pas chargée',
  lostText: 'Vérifie ta connexion, puis réessaie. Rien de ce que tu as saisi n’est perdu.',
  check: 'Vérifie ta connexion, puis réessaie.',
  broken: 'Cette partie de la page a rencontré un problème',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  close: 'Fermer',
} as const;
