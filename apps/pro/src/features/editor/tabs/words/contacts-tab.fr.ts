import { addTexts } from '../../../../lib/texts.ts';

/** Texts of the tab of contacts, which load with it. */
export const contactsTabFr = {
  intro: 'Qui contacter, et où réserver\u00a0: tout est affiché sur la page de l’événement.',
  contact: 'Contact {{number}}',
  type: 'Rôle',
  legalName: 'Nom',
  emails: 'Adresses e-mail',
  phoneNumbers: 'Téléphones',
  websites: 'Sites',
  websitesHint: 'L’adresse complète, avec https://',
  entry: '{{name}} {{number}}',
  addEntry: {
    websites: 'Ajouter un site',
    emails: 'Ajouter une adresse e-mail',
    phoneNumbers: 'Ajouter un téléphone',
  },
  removeEntry: 'Retirer',
  add: 'Ajouter un contact',
  used: 'Contacts déjà utilisés',
  remove: 'Retirer le contact {{number}}',
  none: 'Aucun contact pour le moment.',
} as const;

export const contactsTabTexts = addTexts('editorTabs', { contacts: contactsTabFr });
