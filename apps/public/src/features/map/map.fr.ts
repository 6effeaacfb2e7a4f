export const mapFr = {
  label: 'Carte des événements',
  show: 'Afficher la carte',
  skip: 'Passer la carte',
  loading: 'La carte se charge',
  cluster_one: '{{count}} événement ici, agrandir',
  cluster_other: '{{count}} événements ici, agrandir',
  cluster_many: '{{count}} événements ici, agrandir',
  local: 'Fond de carte simplifié',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
} as const;
