export const poisFr = {
  sponsored: 'Sponsorisé',
  previous: 'Cartes précédentes',
  next: 'Cartes suivantes',
  all: 'Tout voir',
  allCount: 'Tout voir ({{formatted}})',
  allOf: 'Tout voir : {{theme}}',
  failed: 'Une erreur est survenue',
  failures: {
    'network-error': 'Impossible de joindre le service : vérifie ta connexion, puis réessaie.',
    service_unavailable: 'Le service est momentanément indisponible : réessaie dans un instant.',
    rate_limited: 'Trop de demandes\u00a0: attends une minute, puis réessaie.',
    query_timeout: 'La recherche a pris trop de temps : réessaie, ou choisis un rayon plus petit.',
  },
  retry: 'Réessayer',
  permanent: 'Toute l’année',
  promoted: 'À la une',
} as const;
