export const appFr = {
  common_error_happened: 'Une erreur est survenue',
  toasts: 'Notifications',
  loading: 'Chargement…',
  page_not_found: 'Cette page n’existe pas',
  page_not_found_text: 'L’adresse a peut-être changé, ou le lien était incomplet.',
  home: 'Revenir à mon espace',
  landing: 'Revenir à l’accueil',
  failed: 'Votre espace ne répond pas',
  failedText: 'Rien n’est perdu\u00a0: réessayez dans un instant.',
  retry: 'Réessayer',
} as const;
