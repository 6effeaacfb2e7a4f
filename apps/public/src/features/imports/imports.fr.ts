/**
 * French texts of the batch import screens that only this site has: the choice of an organisation.
 */
export const importsFr = {
  organisation: 'Pour une organisation (facultatif)',
  organisationHint: 'Son nom ou son SIREN. Sans organisation, l’import est celui de l’équipe.',
  organisationNone: 'Aucune organisation validée ne porte ce nom.',
  organisationChoose: 'Laquelle\u00a0?',
  organisationChosen: 'Importer pour',
  organisationRemove: 'Ne plus importer pour',
} as const;
