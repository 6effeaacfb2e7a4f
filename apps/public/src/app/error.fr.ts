export const errorFr = {
  title: 'Une erreur est survenue',
  text: 'C’est de notre côté : réessaie dans un instant.',
  unavailable: 'Le service est momentanément indisponible',
  page_not_found: 'Cette page n’existe pas',
  page_not_found_text: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
  poi_not_found: 'Cet événement n’existe pas',
  poi_gone: 'Cet événement a été retiré',
  poi_gone_text: 'Son organisateur l’a retiré du site. D’autres sorties t’attendent.',
  home: 'Revenir à l’accueil',
  retry: 'Réessayer',
} as const;
