export const organiserFr = {
  kicker: 'Organisateur',
  title: '{{name}}, ses événements',
  description: '{{name}}\u00a0: ses événements, avec dates, lieux et tarifs.',
  descriptionTown: '{{name}}\u00a0: ses événements {{atTown}}, avec dates, lieux et tarifs.',
  site: 'Site web',
  upcoming: 'Ses événements',
  emptyText: 'Cet organisateur n’a pas d’événement en ligne en ce moment.',
} as const;
