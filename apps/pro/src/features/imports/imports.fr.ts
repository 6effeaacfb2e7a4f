/** Texts of the import pages for organisers. */
export const importsFr = {
  organisation: 'Importer pour',
  closed: 'L’import s’ouvre avec une organisation validée',
  closedText:
    'Un fichier importé publie des événements au nom d’une organisation. Dès que la vôtre sera validée, vous pourrez envoyer votre programme ici.',
  toOrganisations: 'Voir mes organisations',
  toSources: 'Suivre un agenda déjà en ligne',
} as const;
