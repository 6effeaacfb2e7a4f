export const offlineFr = {
  title: 'Tu es hors ligne',
  text: 'Cette page n’a pas été gardée sur ton appareil. Elle reviendra avec la connexion.',
  kept: 'Ce que tu peux relire',
  retry: 'Réessayer',
  home: 'Revenir à l’accueil',
  notice: 'Hors ligne : tu relis ce que tu as déjà consulté.',
  updateReady: 'Une nouvelle version du site est prête.',
  update: 'Actualiser',
} as const;
