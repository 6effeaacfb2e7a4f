/** The texts that only this site has; the other texts of imports are in `packages/batch-import`. */
export const importsFr = {
  teamSources: 'Les agendas que l’équipe suit, relus chaque jour',
  organisation: 'Pour une organisation (facultatif)',
  organisationHint: 'Son nom ou son SIREN. Sans organisation, l’import est celui de l’équipe.',
  organisationNone: 'Aucune organisation validée ne porte ce nom.',
  organisationChoose: 'Laquelle\u00a0?',
  organisationChosen: 'Importer pour',
  organisationRemove: 'Ne plus importer pour',
} as const;
