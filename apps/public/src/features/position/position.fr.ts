export const positionFr = {
  prime: 'Découvre ce qui se passe près de toi',
  primeHint:
    'Ton appareil te demandera ton accord. On arrondit ta position à une centaine de mètres.',
  locate: 'Utiliser ma position',
  locating: 'Localisation…',
  updated: 'Position mise à jour',
  on_geolocation_unavailable: 'Impossible de trouver votre position...',
  on_geolocation_disabled: 'La localisation est désactivée sur ton appareil',
  on_geolocation_error: 'On n’a pas pu lire ta position. Choisis une ville à la place.',
  enable: 'Activer la localisation',
  enableHint:
    'Active la localisation dans les réglages de ton appareil, puis réessaie. Tu peux aussi choisir une ville.',
  retry: 'Réessayer',
  chooseTown: 'Choisir une ville',
  close: 'Fermer',
} as const;
